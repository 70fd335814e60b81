import 'server-only'
import { type CheerioAPI, load } from 'cheerio/slim'
import { IMAGE_SIZES } from '@/lib/contract/limits'
import { storedPicture } from '@/lib/format/picture'
import { siteUrl } from '../env'
import { slugOf } from '../posts/slug'
import { cleanContent } from './clean-content'

export type Heading = { id: string; text: string; level: 2 | 3 }

export type PresentedContent = {
  html: string
  /** In the order of the text; their ids are anchors in `html`. */
  headings: Heading[]
  /** Whether a link leads to a shop. */
  sponsored: boolean
}

const SHOPS = /(^|\.)(amazon\.[a-z.]{2,6}|amzn\.to|homedepot\.com)$/i

/** A post's body as a page shows it: cleaned again, whoever stored it, with anchors, ready pictures and marked links. */
export function presentContent(stored: string): PresentedContent {
  // The selector engine slows down with every element that has no parent.
  const $ = load(`<body>${cleanContent(stored)}</body>`, null, false)
  const headings = anchorHeadings($)
  readyPictures($)
  const sponsored = markLinks($, new URL(siteUrl()).host)
  $('pre').attr('tabindex', '0')
  $('table:not(table table)').wrap('<div class="table-frame" role="region" aria-label="Table" tabindex="0"></div>')
  return { html: $('body').html() ?? '', headings, sponsored }
}

function anchorHeadings($: CheerioAPI): Heading[] {
  const taken = new Map<string, number>()
  const headings: Heading[] = []
  for (const element of $('h2, h3').toArray()) {
    const text = $(element).text().replace(/\s+/g, ' ').trim()
    if (!text) continue
    const id = freeId(`s-${slugOf(text) ?? 'section'}`, taken)
    $(element).attr('id', id)
    headings.push({ id, text, level: element.name === 'h2' ? 2 : 3 })
  }
  return headings
}

/** @param taken ids, each with the last copy that was made of it. */
function freeId(wanted: string, taken: Map<string, number>): string {
  let id = wanted
  let copy = taken.get(wanted) ?? 1
  while (taken.has(id)) {
    copy += 1
    id = `${wanted}-${copy}`
  }
  taken.set(id, 1)
  taken.set(wanted, copy)
  return id
}

function readyPictures($: CheerioAPI): void {
  for (const element of $('img').toArray()) {
    const image = $(element)
    const stored = storedPicture(image.attr('src'))
    const asked = /^\d{1,4}$/.test(image.attr('width') ?? '') ? Number(image.attr('width')) : null
    image.attr({ loading: 'lazy', decoding: 'async' })
    if (!image.attr('alt')) image.attr('alt', '')
    if (!stored) continue
    const width = Math.min(asked || IMAGE_SIZES.large, IMAGE_SIZES.large, stored.width)
    image.attr({
      srcset: stored.srcSet,
      sizes: `(max-width: ${width + 40}px) 100vw, ${width}px`,
      width: String(width),
      height: String(Math.round((width * stored.height) / stored.width)),
      style: `background-color:${stored.color}`,
    })
  }
}

function markLinks($: CheerioAPI, ownHost: string): boolean {
  let sponsored = false
  for (const element of $('a[href]').toArray()) {
    const href = $(element).attr('href') ?? ''
    if (!/^https?:/i.test(href) || !URL.canParse(href)) continue
    const address = new URL(href)
    if (address.host === ownHost) continue
    const shop = SHOPS.test(address.hostname)
    sponsored ||= shop
    $(element).attr({ target: '_blank', rel: shop ? 'sponsored nofollow noopener' : 'nofollow noopener' })
  }
  return sponsored
}
