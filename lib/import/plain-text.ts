import { DomUtils } from 'htmlparser2'
import { parseHtml } from '../reader/page/parse-markup'

/**
 * Replaces each span from a match of one pattern up to the first match of another after it, as one pattern with
 * `[\s\S]*?` between the two would, but looks once only for an end that is missing, not anew from each start.
 * @param start a global pattern.
 * @param endOf the end of a start, a global pattern.
 */
export function replaceSpans(
  text: string,
  start: RegExp,
  endOf: (found: RegExpExecArray) => RegExp,
  write: (span: string) => string,
): string {
  const missing = new Set<string>()
  const parts: string[] = []
  let at = 0
  start.lastIndex = 0
  for (let found = start.exec(text); found; found = start.exec(text)) {
    const end = endOf(found)
    if (missing.has(end.source)) continue
    end.lastIndex = start.lastIndex
    if (end.test(text)) {
      parts.push(text.slice(at, found.index), write(text.slice(found.index, end.lastIndex)))
      at = start.lastIndex = end.lastIndex
    } else missing.add(end.source)
  }
  return parts.join('') + text.slice(at)
}

/** A text up to the last mark in it, and what follows: there a pattern that ends with the mark would look for it in vain. */
export function splitAfterLast(text: string, mark: string): [string, string] {
  const at = text.lastIndexOf(mark)
  const end = at === -1 ? 0 : at + mark.length
  return [text.slice(0, end), text.slice(end)]
}

/** Where words end without a space between them. */
const ENDS = /<\/(?:p|h[1-6]|li|t[dh]|d[dt]|div|pre|blockquote|figcaption|caption|figure)>|<br\b[^>]*>/gi

/** The text of HTML in one line. */
export function plainText(html: string): string {
  const [tags, rest] = splitAfterLast(html, '>')
  return DomUtils.textContent(parseHtml(tags.replace(ENDS, '$& ') + rest).body)
    .replace(/\s+/g, ' ')
    .trim()
}

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
