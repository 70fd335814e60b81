import { isCategory } from '@/lib/contract/posts/categories'
import { isUntagged, type AffiliateProgramme } from '@/lib/format/addresses/affiliate-link'
import { decodeSegment } from '@/lib/format/addresses/paths'
import type { Check } from './check'
import type { TextParts } from './text-parts'

/** What a link to a post of this site leads to; null for other links, undefined while that is unknown. */
export type LinkedPost = 'published' | 'draft' | 'missing' | null | undefined

type Known = {
  programmes: readonly AffiliateProgramme[]
  /** The public address of the site, without a trailing slash. */
  siteUrl: string
  postAt: (href: string) => LinkedPost
}

/** The checks of a text: alt texts, links and the order of headings. */
export function textChecks({ undescribed, links, headings }: TextParts, known: Known): Check[] {
  const among = (wanted: (link: TextParts['links'][number]) => boolean) => links.filter(wanted).map(({ pos }) => pos)
  return [
    check(undescribed, 'One picture has no alt text', 'pictures have no alt text'),
    check(among(isWithoutText), 'One link has no text', 'links have no text'),
    check(
      among(({ href }) => isBroken(href, known)),
      'One link leads nowhere',
      'links lead nowhere',
    ),
    check(
      among(({ href }) => known.postAt(href) === 'draft'),
      'One link leads to a draft, which visitors cannot read',
      'links lead to drafts, which visitors cannot read',
    ),
    check(
      among(({ href }) => isUntagged(href, known.programmes)),
      'One link to a shop lacks your affiliate tag',
      'links to shops lack your affiliate tag',
    ),
    ...headingChecks(headings),
  ].flatMap((found) => found ?? [])
}

/** One check for all positions where something is missing; it leads to the first. */
function check([pos, ...more]: number[], one: string, many: string): Check | null {
  return pos === undefined ? null : { text: more.length > 0 ? `${more.length + 1} ${many}` : one, place: { pos } }
}

const isWithoutText = ({ text }: TextParts['links'][number]) => !/[\p{L}\p{N}\p{S}]/u.test(text)

function isBroken(href: string, { siteUrl, postAt }: Known): boolean {
  if (/^(#|mailto:|tel:)/i.test(href)) return /^(mailto|tel):\s*$/i.test(href)
  if (!URL.canParse(href, siteUrl)) return true
  const { hostname, host, pathname } = new URL(href, siteUrl)
  if (host === new URL(siteUrl).host)
    return postAt(href) === 'missing' || /^\/(admin|draft)(\/|$)/.test(pathname) || isUnknownCategory(pathname)
  return !/[.:]/.test(hostname)
}

function isUnknownCategory(pathname: string): boolean {
  const name = /^\/category\/([^/]+)\/?$/.exec(pathname)?.[1]
  return name !== undefined && !isCategory(decodeSegment(name) ?? '')
}

/** Headings begin at level 2, since the title is the first level, and leave out no level on the way down. */
function headingChecks(headings: TextParts['headings']): Check[] {
  let before = 1
  for (const { text, level, pos } of headings) {
    if (level > before + 1)
      return [
        {
          text: `The heading “${text}” is of level ${level}, but ${before === 1 ? 'no heading of level 2 comes before it' : `the one before it is of level ${before}`}`,
          place: { pos },
        },
      ]
    before = level
  }
  const empty = headings.find(({ text }) => text === '')
  return empty ? [{ text: 'A heading is empty', place: { pos: empty.pos } }] : []
}
