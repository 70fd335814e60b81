import { replaceSpans } from '../plain-text'

/** Elements that hold other blocks. */
const CONTAINER =
  'address|article|aside|blockquote|center|details|div|dl|fieldset|footer|form|header|main|nav|ol|section|table|tbody|tfoot|thead|tr|ul'
/** Patterns for white space begin where it begins: from each character of a long run they would read it anew. */
const CONTAINER_TAG = new RegExp(`(?:(?<!\\s)\\s+)?</?(?:${CONTAINER})\\b`, 'gi')
const TAG_END = />\s*/g
/** Elements that hold text. */
const TEXT_BLOCK = /^<\/?(?:p|h[1-6]|li|dd|dt|td|th|hr|caption|figcaption|summary|iframe|pre)\b/i
/** Elements in which white space and line ends stay. */
const KEPT = /<(pre|script|style|figure)\b/gi
const ANY_CONTAINER = new RegExp(`^</?(?:${CONTAINER})\\b`, 'i')

/**
 * Makes paragraphs of posts of the classic editor, which stores blank lines instead of `<p>` and line ends instead of
 * `<br>`. Preformatted text and figures stay as they are.
 */
export function makeParagraphs(content: string): string {
  const kept: string[] = []
  const keep = (block: string) => `\n\n<pre data-kept="${kept.push(block) - 1}">\n\n`
  const endOf = ([, name = '']: string[]) => new RegExp(`</${name.toLowerCase()}>`, 'gi')
  const text = replaceSpans(content.replace(/\r\n?/g, '\n'), KEPT, endOf, keep)
  const blocks = replaceSpans(
    text,
    CONTAINER_TAG,
    () => TAG_END,
    (tag) => `\n\n${tag.trim()}\n\n`,
  )
    .replace(/(?:(?<!\n)\n+)?(<(?:p|h[1-6]|li|hr)\b)/gi, '\n\n$1')
    .replace(/(<\/(?:p|h[1-6]|li)>)\n*/gi, '$1\n\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
  const html = blocks.map((block) =>
    TEXT_BLOCK.test(block) || ANY_CONTAINER.test(block)
      ? block
      : `<p>${block.replace(/\s+/g, (space) => (space.includes('\n') ? '<br>' : space))}</p>`,
  )
  // Each once, as a post may itself hold what stands for it, many times.
  const take = (_: string, index: string) => kept.splice(Number(index), 1, '')[0] ?? ''
  return html.join('\n').replace(/<pre data-kept="(\d+)">/g, take)
}
