import { contentSecurityPolicy, inlineScriptHashes } from '../content-security-policy.mjs'
import { statusFromMeta } from './status-from-meta.mjs'
import { deferScripts } from './deferred-scripts.mjs'
import { restoreTexts } from './restored-texts.mjs'
import { isPrivate } from './cache-entry.mjs'

/** A page's bytes are read a letter each: all that is looked for is ASCII, and one é would make a decoded page two bytes a letter. */
const BYTES = 'latin1'

/**
 * A page as it leaves: with the status it is marked with, its scripts waiting, its texts watched until then, and a policy that
 * names the scripts. Explore is there to be worked with, what failed is shown by scripts alone, and what is late is loaded by
 * them: there they do not wait. What is no page, or is for one visit, stays as it is.
 * @template {import('./cache-entry.mjs').Answer} T
 * @param {T} answer
 * @param {string} address
 * @returns {T}
 */
export function finalizeHtml(answer, address) {
  const { status, headers, body, isPartial } = answer
  if (!headers['content-type']?.startsWith('text/html') || isPrivate(answer)) return answer
  const drawn = body.toString(BYTES)
  const isWaiting = status < 500 && !isPartial && !address.startsWith('/?')
  const html = status < 500 ? restoreTexts(isWaiting ? deferScripts(drawn) : drawn) : drawn
  const policy = contentSecurityPolicy(inlineScriptHashes(html, BYTES))
  return {
    ...answer,
    status: status === 200 ? (statusFromMeta(html) ?? 200) : status,
    headers: { ...headers, 'content-security-policy': policy },
    body: html === drawn ? body : Buffer.from(html, BYTES),
  }
}
