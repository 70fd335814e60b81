import { setTimeout as pause } from 'node:timers/promises'
import { readPage, type PageFacts } from './read-page'

/** A URL of the site and its response. */
export type Visit = {
  address: string
  status: number
  location: string | null
  type: string
  /** Null unless it is an HTML page. */
  page: PageFacts | null
}

const CONCURRENCY = 8
/** Milliseconds. */
const TIME_LIMIT = 30_000
const MOST_TRIES = 8
/** Seconds. */
const LONGEST_WAIT = 5

/** Fetches URLs of one site, each once, and none of other sites. */
export class Crawler {
  readonly visits = new Map<string, Visit>()
  /** The URLs that pages link to, and from which page. */
  readonly linkedFrom = new Map<string, Set<string>>()
  /** URLs linked with rel=next or rel=prev. */
  readonly parts = new Set<string>()

  /**
   * @param site the site's canonical origin
   * @param base the origin that it runs at: the same, or for example a local port
   */
  constructor(
    readonly site: string,
    private readonly base: string,
  ) {}

  owns(address: string): boolean {
    return URL.canParse(address) && new URL(address).origin === this.site
  }

  /** Fetches a URL of the site; retries after Retry-After. */
  async get(address: string): Promise<Response> {
    for (let tries = 1; ; tries += 1) {
      const response = await fetch(this.base + address.slice(this.site.length), {
        redirect: 'manual',
        signal: AbortSignal.timeout(TIME_LIMIT),
      })
      const wait = response.headers.get('retry-after')
      if (response.status !== 503 || wait === null || tries === MOST_TRIES) return response
      await response.body?.cancel()
      await pause(Math.min(Number(wait) || 0, LONGEST_WAIT) * 1000)
    }
  }

  /** Visits URLs and, with `follow`, everything that links reach from them. Links of pages with noindex are not followed. */
  async visit(addresses: string[], follow: boolean): Promise<void> {
    const queue = addresses.filter((address) => !this.visits.has(address))
    const queued = new Set(queue)
    const worker = async () => {
      for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
        const { page } = await this.see(address)
        if (!page?.indexed || !follow) continue
        const fresh = this.note(address, page).filter((next) => !queued.has(next) && !this.visits.has(next))
        for (const next of new Set(fresh)) queued.add(next)
        queue.push(...new Set(fresh))
      }
    }
    while (queue.length > 0) await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  }

  private async see(address: string): Promise<Visit> {
    const response = await this.get(address)
    const type = response.headers.get('content-type') ?? ''
    const isPage = response.status === 200 && type.startsWith('text/html')
    const page = isPage ? readPage(await response.text(), address) : null
    if (!isPage) await response.body?.cancel()
    const visit = { address, status: response.status, location: response.headers.get('location'), type, page }
    this.visits.set(address, visit)
    return visit
  }

  /** @returns the internal URLs that the page links to */
  private note(from: string, page: PageFacts): string[] {
    const own = page.links
      .map((link) => ({ ...link, address: link.address.split('#', 1)[0] ?? '' }))
      .filter((link) => this.owns(link.address))
    for (const { address, paging } of own) {
      this.linkedFrom.set(address, (this.linkedFrom.get(address) ?? new Set()).add(from))
      if (paging) this.parts.add(address)
    }
    return own.map((link) => link.address)
  }
}
