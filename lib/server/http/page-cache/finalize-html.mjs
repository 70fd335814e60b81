import { contentSecurityPolicy, hasVideo, inlineScriptHashes } from '../responses/content-security-policy.mjs'
import { deferScripts, replayEarlyEvents } from './deferred-scripts.mjs'
import { restoreTexts } from './html/restored-texts.mjs'
import { isPrivate } from './cache-entry.mjs'

/**
 * HTML is edited as one character per byte: all patterns are ASCII, and a decoded page with a single é would take two bytes per
 * character.
 */
const BYTES = 'latin1'

/**
 * Finishes a rendered page: deferred scripts, restored texts, and a policy with the hashes of its inline
 * scripts. Scripts are not deferred on Explore, which is interactive, on error pages, which only scripts can show, and on partial
 * pages, whose missing part scripts load. Other and private responses, and pages with a policy of
 * their own, are returned as they are.
 * @template {import('./cache-entry.mjs').RenderedResponse} T
 * @param {T} response
 * @param {string} url
 * @returns {T} /
 */
export function finalizeHtml(response, url) {
  const { status, headers, body, isPartial } = response
  if (!headers['content-type']?.startsWith('text/html') || headers['content-security-policy'] || isPrivate(response))
    return response
  const rendered = body.toString(BYTES)
  const isDeferred = status < 500 && !isPartial && !url.startsWith('/?')
  const prepared = isDeferred ? deferScripts(rendered) : replayEarlyEvents(rendered)
  const html = status < 500 ? restoreTexts(prepared) : rendered
  const policy = contentSecurityPolicy(inlineScriptHashes(html, BYTES), { videos: hasVideo(html) })
  return {
    ...response,
    headers: { ...headers, 'content-security-policy': policy },
    body: html === rendered ? body : Buffer.from(html, BYTES),
  }
}
