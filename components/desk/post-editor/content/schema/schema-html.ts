import { normalizeFigures, normalizeMarkup, parseFragment, unwrap } from './normalize-markup'

const CONTAINER_SELECTOR =
  'p, h2, h3, h4, ul, ol, li, blockquote, pre, hr, br, strong, b, em, i, u, s, strike, del, code, a, img, sub, ' +
  'sup, figure, figcaption, table, tbody, tr, th, td, [data-unsupported-part], aside'

/** HTML reduced to elements of the editor's schema. */
export function schemaHtml(html: string): string {
  const body = normalizeMarkup(parseFragment(html))
  normalizeFigures(body)
  for (const element of [...body.querySelectorAll(`:not(${CONTAINER_SELECTOR})`)].reverse()) unwrap(element)
  return body.innerHTML
}
