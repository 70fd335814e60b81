import { make, rename } from '../../schema/normalize-markup'

/** Lines of code on GitHub. */
const CODE_TABLE = 'table:has(td.blob-code, td.js-file-line)'

const LINES = new Set(['div', 'p', 'li', 'tr'])

const IS_PRE = /white-space:\s*(?:pre|break-spaces)/i

const IS_MONOSPACED = /font-family:[^;]*(?:mono|menlo|monaco|consolas|courier)/i

/**
 * Turns code of programs into code blocks with all their lines and indentation: that of editors is in styled `div`
 * elements, that of GitHub in a table. A single line becomes code in the text.
 */
export function convertCode(body: HTMLElement): void {
  for (const table of body.querySelectorAll(CODE_TABLE)) rename(table, 'pre')
  for (const block of body.querySelectorAll('div[style]')) {
    const style = block.getAttribute('style') ?? ''
    const isCode = IS_PRE.test(style) && IS_MONOSPACED.test(style) && block.isConnected
    if (isCode && !block.querySelector('img, table')) rename(block, linesOf(block).length > 1 ? 'pre' : 'code')
  }
  for (const code of body.querySelectorAll('pre')) {
    code.replaceChildren(make(code.ownerDocument, 'code', { textContent: linesOf(code).join('\n') }))
  }
}

function linesOf(code: Element): string[] {
  let text = ''
  const endLine = () => {
    if (text && !text.endsWith('\n')) text += '\n'
  }
  const read = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) text += node.textContent ?? ''
    if (!(node instanceof Element)) return
    if (node.localName === 'br') text += '\n'
    const isLine = LINES.has(node.localName)
    if (isLine) endLine()
    const before = text.length
    node.childNodes.forEach(read)
    // An empty line has no text, or a break that ends it already.
    if (isLine && (text.length === before || !text.endsWith('\n'))) text += '\n'
  }
  code.childNodes.forEach(read)
  return text.replace(/\n$/, '').split('\n')
}

/** Comments and deletions of Word, and their markers in the text. */
const WORD =
  '[style*="mso-element:comment" i], [style*="mso-element: comment" i], .MsoCommentReference, .msocomtxt, .msocomoff, ' +
  '.msoDel, del[cite]'

/** Removes the comments of Word and Google Docs with their markers, and what was deleted with its changes tracked. */
export function dropComments(body: HTMLElement): void {
  for (const comment of body.querySelectorAll(WORD)) comment.remove()
  for (const link of body.querySelectorAll('a[href^="#cmnt"]')) {
    const isMarker = /^#cmnt\d/.test(link.getAttribute('href') ?? '')
    const part = isMarker ? (link.closest('sup') ?? link) : link.closest('p, li, div')
    part?.remove()
  }
}

const RULE = /([^{}]+)\{([^{}]*)\}/g

const KEPT = ['font-weight', 'font-style', 'text-decoration', 'text-decoration-line', 'vertical-align'] as const

/** Rules that are looked at: a document has a few hundred at most. */
const MAX_RULES = 2_000

/**
 * Writes what style sheets of the clipboard say of weight, slant, lines and position to the elements themselves, as
 * Pages, Notes and LibreOffice keep it in sheets. A style that an element has by itself wins; later rules win over
 * earlier ones.
 */
export function inlineSheets(body: HTMLElement): void {
  const css = [...body.querySelectorAll('style')].map((sheet) => sheet.textContent ?? '').join('\n')
  const rules = [...css.replace(/\/\*[\s\S]*?\*\/|<!--|-->/g, '').matchAll(RULE)].slice(0, MAX_RULES)
  const probe = body.ownerDocument.createElement('span')
  for (const [, selector = '', declarations = ''] of rules.reverse()) {
    if (!KEPT.some((name) => declarations.includes(name))) continue
    probe.setAttribute('style', declarations)
    for (const element of matching(body, selector.trim()))
      for (const name of KEPT)
        if (!element.style.getPropertyValue(name)) element.style.setProperty(name, probe.style.getPropertyValue(name))
  }
}

/** None for a selector of what is not in a text, such as a page, or that this browser does not know. */
function matching(body: HTMLElement, selector: string): Iterable<HTMLElement> {
  if (/^(?:@|\*|html|body|:root)/.test(selector)) return []
  try {
    return body.querySelectorAll<HTMLElement>(selector)
  } catch {
    return []
  }
}
