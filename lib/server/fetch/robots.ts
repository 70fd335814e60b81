import { LRUCache } from 'lru-cache'
import robotsParser from 'robots-parser'
import { ReaderError } from '../../reader/reader-options'
import { singleton } from '../core/singleton.mjs'
import { fetchFile, type FetchOptions } from './fetch-page'
import type { FetchRules } from './target'

type Robots = ReturnType<typeof robotsParser>

/** The name by which rules address this software. */
const AGENT = 'Plumbline'
/** RFC 9309 allows a day. */
const TTL = 24 * 3_600_000
/** RFC 9309 requires half a megabyte at least. */
const MAX_BYTES = 1024 * 1024
/** Milliseconds. */
const DEADLINE = 10_000
/** Milliseconds; a shop that requests more gets this delay. */
const LONGEST_DELAY = 120_000

const sites = singleton('robots', () => new LRUCache<string, Promise<Robots>>({ max: 500, ttl: TTL }))

/** Fetch options that obey the robots.txt of each site that a request goes to, redirects included. */
export function obeyingRobots(rules: FetchRules): FetchOptions {
  return {
    ...rules,
    beforeRequest: async (page) => {
      const robots = await robotsAt(page, rules)
      if (robots.isDisallowed(page.href, AGENT))
        throw new ReaderError('robots-txt', 'The shop asks robots not to open this page, in its robots.txt.')
    },
  }
}

/** Milliseconds that a site wants between two requests, as far as its robots.txt has been read; 0 if it does not say. */
export async function crawlDelayAt(address: string): Promise<number> {
  const robots = URL.canParse(address) ? await sites.get(new URL(address).origin)?.catch(() => null) : null
  return Math.min((robots?.getCrawlDelay(AGENT) ?? 0) * 1_000, LONGEST_DELAY)
}

function robotsAt({ origin }: URL, rules: FetchRules): Promise<Robots> {
  const known = sites.get(origin)
  if (known) return known
  const read = readRobots(`${origin}/robots.txt`, rules)
  sites.set(origin, read)
  read.catch(() => sites.delete(origin))
  return read
}

/**
 * By RFC 9309, a site without the file allows everything, and one that does not respond allows nothing.
 * @throws ReaderError for a site that does not respond.
 */
async function readRobots(address: string, rules: FetchRules): Promise<Robots> {
  const options = { ...rules, accept: 'text/plain', deadline: DEADLINE, maxBytes: MAX_BYTES }
  try {
    return robotsParser(address, (await fetchFile(address, /^/, options)).toString('utf8'))
  } catch (error) {
    if (!(error instanceof ReaderError)) throw error
    const status = error.answer?.status
    if (error.code === 'too-large' || (status && status < 500 && status !== 429)) return robotsParser(address, '')
    const answer = error.answer ?? undefined
    throw new ReaderError(
      error.code,
      `${error.message} So its robots.txt is not known, and its pages are left alone.`,
      {
        cause: error,
        ...(answer && { answer }),
      },
    )
  }
}

/** Forgets what was read. */
export function forgetRobots(): void {
  sites.clear()
}
