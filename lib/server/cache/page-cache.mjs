import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'

const Base = FileSystemCache.default ?? FileSystemCache

/** When each tag was last invalidated, and when the render of each key began: milliseconds. */
const invalidatedAt = new Map()
const renderBegan = new Map()

const TAGS_HEADER = 'x-next-cache-tags'

/**
 * Next's own page cache, which would store a render that began before a write and ended after it
 * and so show the older page until its time is up; this one drops such a render.
 */
export default class PageCache extends Base {
  async get(key, context) {
    renderBegan.set(key, performance.now())
    return super.get(key, context)
  }

  async set(key, data, context) {
    const began = renderBegan.get(key) ?? 0
    const tags = [...(context?.tags ?? []), ...String(data?.headers?.[TAGS_HEADER] ?? '').split(',')]
    if (tags.some((tag) => (invalidatedAt.get(tag) ?? -1) >= began)) return
    return super.set(key, data, context)
  }

  async revalidateTag(tags, ...rest) {
    for (const tag of [tags].flat()) invalidatedAt.set(tag, performance.now())
    return super.revalidateTag(tags, ...rest)
  }
}
