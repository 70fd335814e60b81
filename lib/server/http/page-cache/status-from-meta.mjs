/**
 * The status that a page is marked with, by PageStatus; null for one that says nothing. The mark is read in the head alone,
 * where no text of a post can stand.
 * @param {string} html
 */
export function statusFromMeta(html) {
  const head = html.slice(0, html.indexOf('</head>'))
  const status = /<meta name="page-status" content="(\d{3})"\/>/.exec(head)?.[1]
  return status ? Number(status) : null
}
