import { rename } from '../../schema/normalize-markup'

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
    const text = code.ownerDocument.createElement('code')
    text.textContent = linesOf(code).join('\n')
    code.replaceChildren(text)
  }
}

/** The text of code, by lines. */
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
