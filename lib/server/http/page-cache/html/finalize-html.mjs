import { contentSecurityPolicy, hasVideo, inlineScriptHashes } from '../../responses/content-security-policy.mjs'
import { isPrivate } from '../cache-entry.mjs'
import { addEarlyScript } from './early-script.mjs'
import { restoreTexts } from './restored-texts.mjs'

/**
 * HTML is edited as one character per byte: all patterns are ASCII, and a decoded page with a single é would take two bytes per
 * character.
 */
const BYTES = 'latin1'

/**
 * Finishes a rendered page: the inline scripts that serve it until hydration, and a policy with the hashes of its inline scripts.
 * Error pages, which only scripts can show, get no scripts more. Other and private responses, and pages with a policy of their own,
 * are returned as they are.
 * @template {import('../cache-entry.mjs').RenderedResponse} T
 * @param {T} response
 * @returns {T} /
 */
export function finalizeHtml(response) {
  const { status, headers, body } = response
  if (!headers['content-type']?.startsWith('text/html') || headers['content-security-policy'] || isPrivate(response))
    return response
  const rendered = body.toString(BYTES)
  const html = status < 500 ? restoreTexts(addEarlyScript(rendered)) : rendered
  const policy = contentSecurityPolicy(inlineScriptHashes(html, BYTES), { videos: hasVideo(html) })
  return {
    ...response,
    headers: { ...headers, 'content-security-policy': policy },
    body: html === rendered ? body : Buffer.from(html, BYTES),
  }
}
