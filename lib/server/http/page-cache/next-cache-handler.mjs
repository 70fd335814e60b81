import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { contentSecurityPolicy, inlineScriptHashes } from '../content-security-policy.mjs'
import { statusFromMeta } from './status-from-meta.mjs'

/**
 * Next's own cache, as far as it is used here; Next documents none of its parts.
 * @typedef {new (context: any) => { get(key: string, context: any): Promise<any>, set(key: string, data: any, context: any): Promise<void> }} NextCache
 */

/** Under Node the module is CommonJS; in a bundle it is the class itself. */
const loaded = /** @type {NextCache & { default?: NextCache }} */ (/** @type {unknown} */ (FileSystemCacheModule))
const FileSystemCache = loaded.default ?? loaded

/**
 * Next's own page cache, used for the page shown at URLs that do not exist. Each entry carries a Content-Security-Policy with the
 * hashes of its inline scripts, the only strict kind of policy that a cached page can have, and the status from its meta tag.
 * Next creates one instance per request.
 */
export default class PageCache extends FileSystemCache {
  /**
   * @override
   * @param {string} key
   * @param {any} context
   */
  async get(key, context) {
    const entry = await super.get(key, context)
    // Next would render a missing page again under its 404, with the metadata of its built-in page, which has no title.
    return entry?.value?.status >= 400 && isDue(entry) ? null : entry
  }

  /**
   * @override
   * @param {string} key
   * @param {any} data
   * @param {any} context
   */
  async set(key, data, context) {
    if (data?.kind === 'APP_PAGE' && typeof data.html === 'string') {
      data.headers = {
        ...data.headers,
        'content-security-policy': contentSecurityPolicy(inlineScriptHashes(data.html)),
      }
      data.status = statusFromMeta(data.html) ?? data.status
    }
    await super.set(key, data, context)
  }
}

/** Whether Next would revalidate a page, by the time it was rendered. */
function isDue(
  /** @type {{ lastModified?: number, cacheControl?: { revalidate?: number | false } }} */ {
    lastModified,
    cacheControl,
  },
) {
  const seconds = cacheControl?.revalidate
  return typeof seconds === 'number' && Date.now() > (lastModified ?? 0) + seconds * 1000
}
