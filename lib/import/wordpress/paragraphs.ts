/** Elements that hold other blocks. */
const CONTAINER =
  'address|article|aside|blockquote|center|details|div|dl|fieldset|footer|form|header|main|nav|ol|section|table|tbody|tfoot|thead|tr|ul'
const CONTAINER_TAG = new RegExp(`\\s*(</?(?:${CONTAINER})\\b[^>]*>)\\s*`, 'gi')
/** Elements that hold text. */
const TEXT_BLOCK = /^<\/?(?:p|h[1-6]|li|dd|dt|td|th|hr|caption|figcaption|summary|iframe|pre)\b/i
const ANY_CONTAINER = new RegExp(`^</?(?:${CONTAINER})\\b`, 'i')

/**
 * Makes paragraphs of posts of the classic editor, which stores blank lines instead of `<p>` and line ends instead of
 * `<br>`. Preformatted text and figures stay as they are.
 */
export function makeParagraphs(content: string): string {
  const kept: string[] = []
  const text = content.replace(/\r\n?/g, '\n').replace(/<(pre|script|style|figure)\b[\s\S]*?<\/\1>/gi, (block) => {
    kept.push(block)
    return `\n\n<pre data-kept="${kept.length - 1}">\n\n`
  })
  const blocks = text
    .replace(CONTAINER_TAG, '\n\n$1\n\n')
    .replace(/\n*(<(?:p|h[1-6]|li|hr)\b)/gi, '\n\n$1')
    .replace(/(<\/(?:p|h[1-6]|li)>)\n*/gi, '$1\n\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
  const html = blocks.map((block) =>
    TEXT_BLOCK.test(block) || ANY_CONTAINER.test(block) ? block : `<p>${block.replace(/\s*\n\s*/g, '<br>')}</p>`,
  )
  return html.join('\n').replace(/<pre data-kept="(\d+)">/g, (_, index: string) => kept[Number(index)] ?? '')
}
