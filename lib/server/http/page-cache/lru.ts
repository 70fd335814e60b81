import { LRUCache } from 'lru-cache'
import type { CacheEntry } from './cache-entry'

/** Room for a compressed copy beside the body. */
const COPY_SHARE = 1 / 2
/** An entry that takes more than this share of the cache is not stored: it would evict too much. */
const LARGEST_SHARE = 1 / 4
/** The share of the memory for responses other than pages: there is no end of URLs that redirect or do not exist. */
const OTHERS_SHARE = 1 / 8

/**
 * Creates a cache of entries, evicted least recently used first.
 * @param limit in bytes; 0 for one that stores nothing
 */
export function entryCache(limit: number): LRUCache<string, CacheEntry> {
  return new LRUCache({
    // lru-cache takes no limit of 0, and no entry is as small as a byte.
    maxSize: Math.max(1, Math.floor(limit)),
    maxEntrySize: Math.max(1, Math.floor(limit * LARGEST_SHARE)),
    sizeCalculation: (entry) => entry.bytes + (entry.compressible ? Math.ceil(entry.body.length * COPY_SHARE) : 0),
  })
}

/** Stores pages apart from other responses, so that these never evict a page. */
export class ResponseCache {
  readonly pages: LRUCache<string, CacheEntry>
  readonly others: LRUCache<string, CacheEntry>

  /** @param limit in bytes */
  constructor(limit: number) {
    this.pages = entryCache(limit * (1 - OTHERS_SHARE))
    this.others = entryCache(limit * OTHERS_SHARE)
  }

  get(key: string): CacheEntry | undefined {
    return this.pages.get(key) ?? this.others.get(key)
  }

  set(key: string, entry: CacheEntry): void {
    const [own, other] = entry.status === 200 ? [this.pages, this.others] : [this.others, this.pages]
    other.delete(key)
    own.set(key, entry)
  }
}
