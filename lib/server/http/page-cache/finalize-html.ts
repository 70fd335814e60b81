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

/**
 * The Link header of a page: a browser requests the style sheets, which its first paint waits for, before it has parsed the page. The
 * fonts come after them: requested beside them, they delay the first paint by 200 ms on a slow phone.
 */
function linkOf(html: string): { link?: string } {
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href)
  return sheets.length > 0 ? { link: sheets.map((href) => `<${href}>;rel=preload;as=style`).join() } : {}
}

/**
 * Finishes a rendered page: the inline scripts that serve it until hydration, a policy with the hashes of its inline scripts, and a
 * Link header with its style sheets.
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
  return {
    ...response,
    headers: { ...headers, ...linkOf(html), 'content-security-policy': policy },
    body: html === rendered ? body : Buffer.from(html, BYTES),
  }
}
