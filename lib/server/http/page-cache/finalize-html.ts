import { contentSecurityPolicy, hasVideo, inlineScriptHashes } from '../responses/content-security-policy'
import { isPrivate, type RenderedResponse } from './cache-entry'
import { addEarlyScript, restoreTexts } from '../../../early/early-html'

/**
 * HTML is edited as one character per byte: all patterns are ASCII, and a decoded page with a single é would take two bytes per
 * character.
 */
const BYTES = 'latin1'

/** Scripts and styles, and the signs of e-mail addresses anywhere else. */
const ADDRESS_SIGNS = /(<(script|style)\b[^]*?<\/\2>)|(?<=[^\s<>"'])@(?=[\w-]{1,63}\.[a-z])/gi

/** Writes e-mail addresses so that no proxy finds them: some put links of theirs in place of them, where React expects its text. */
const hideAddresses = (html: string) => html.replace(ADDRESS_SIGNS, (_sign, script?: string) => script ?? '&#64;')

/** A Link header without what it means anyway: React writes spaces, quotes around words, and empty values. */
const shortened = (link: string) => link.replace(/([;,]) /g, '$1').replace(/=""|"(\w+)"/g, '$1')

/**
 * Finishes a rendered page: the inline scripts that serve it until hydration, and a policy with the hashes of its inline scripts.
 * Error pages, which only scripts can show, get no scripts more. Other and private responses, and pages with a policy of their own,
 * are returned as they are.
 */
export function finalizeHtml<T extends RenderedResponse>(response: T): T {
  const { status, headers, body } = response
  if (!headers['content-type']?.startsWith('text/html') || headers['content-security-policy'] || isPrivate(response))
    return response
  const rendered = body.toString(BYTES)
  const html = status < 500 ? restoreTexts(addEarlyScript(hideAddresses(rendered))) : rendered
  const policy = contentSecurityPolicy(inlineScriptHashes(html, BYTES), { videos: hasVideo(html) })
  const link = headers.link && { link: shortened(headers.link) }
  return {
    ...response,
    headers: { ...headers, ...link, 'content-security-policy': policy },
    body: html === rendered ? body : Buffer.from(html, BYTES),
  }
}
