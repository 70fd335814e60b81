import { DomUtils } from 'htmlparser2'
import { parseHtml } from '../reader/page/bounded-handler'
import { splitAfterLast } from './spans'

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
