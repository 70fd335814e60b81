/**
 * The HTTP status that a page declares through the PageStatus component; null if it declares none. Only the head is read, where no
 * text of a post can appear.
 * @param {string} html
 */
export function statusFromMeta(html) {
  const head = html.slice(0, html.indexOf('</head>'))
  const status = /<meta name="page-status" content="(\d{3})"\/>/.exec(head)?.[1]
  return status ? Number(status) : null
}
