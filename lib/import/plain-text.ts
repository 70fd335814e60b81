import { parseDocument, DomUtils } from 'htmlparser2'

/** Where words end without a space between them. */
const ENDS = /<\/(?:p|h[1-6]|li|t[dh]|d[dt]|div|pre|blockquote|figcaption|caption|figure)>|<br\b[^>]*>/gi

/** The text of HTML in one line. */
export function plainText(html: string): string {
  return DomUtils.textContent(parseDocument(html.replace(ENDS, '$& ')))
    .replace(/\s+/g, ' ')
    .trim()
}

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
