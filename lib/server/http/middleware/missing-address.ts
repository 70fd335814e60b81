import 'server-only'
import { CATEGORIES, isCategory } from '@/lib/contract/categories'
import { decodeSegment } from '@/lib/format/decode-segment'
import { LOOK_UP, canonicalPath } from '@/lib/seo/canonical-path'
import { readSocialSubject } from '@/lib/seo/social-image'
import { MISSING_PAGE, MISSING_POST } from '../../pages/missing-pages.mjs'
import { PICTURE_NAME } from '../../images/stored-pictures'

/** What to answer at a URL that cannot exist: a not-found page, or a few bytes in place of a file. */
export type Missing = { page: string } | 'file'

const PAGE: Missing = { page: MISSING_PAGE }
const POST: Missing = { page: MISSING_POST }

const NAMES = new Set(CATEGORIES.map((category) => category.toLowerCase()))
/** A category name in any letter case; Next redirects it to the canonical one. */
const isCalledCategory = (name: string) => NAMES.has(name.normalize('NFC').toLowerCase())
const isScope = (name: string) => name === 'all' || isCategory(name.normalize('NFC'))

/** URL patterns that tell by their form whether anything can exist there; `fits` gets the decoded groups of the pattern. */
const FORMS: { at: RegExp; fits: (...parts: string[]) => boolean; or: Missing }[] = [
  { at: /^\/category\/([^/]+)\/$/, fits: isCalledCategory, or: PAGE },
  { at: /^\/category\/([^/]+)\/(?:feed\.xml|atom\.xml|feed\.json)$/, fits: isScope, or: 'file' },
  {
    at: /^\/feeds\/([^/]+)\/([^/]+)$/,
    fits: (scope, file) => isScope(scope) && /^(?:feed\.xml|atom\.xml|feed\.json)$/.test(file),
    or: 'file',
  },
  { at: /^\/page\/([^/]+)$/, fits: (number) => /^[1-9]\d{0,5}$/.test(number), or: PAGE },
  { at: /^\/curated-posts\/(.+)\/[^/]+\/[^/]+$/, fits: (first) => first === LOOK_UP, or: POST },
  { at: /^\/sitemaps\/([^/]+)$/, fits: (name) => /^(?:index|pages|posts-[1-9]\d{0,5})\.xml$/.test(name), or: 'file' },
  { at: /^\/llms\/([^/]+)$/, fits: (name) => name === 'llms.txt', or: 'file' },
  { at: /^\/social\/([^/]+)\/([^/]+)$/, fits: isCard, or: 'file' },
  { at: /^\/uploads\/([^/]+)$/, fits: (name) => PICTURE_NAME.test(name), or: 'file' },
]

function isCard(kind: string, file: string): boolean {
  const subject = readSocialSubject(kind, file)
  return subject !== null && (subject.kind !== 'category' || isCategory(subject.key))
}

/** File extensions, which pages never have. */
const FILE =
  /\.(?:avif|bmp|css|eot|gif|gz|ico|jpe?g|js|json|map|mjs|mp[34]|otf|pdf|png|svg|ttf|txt|wasm|webm|webmanifest|webp|woff2?|xml|zip)$/i
/**
 * Left to other handlers: assets of the build (missing-asset.ts), image optimization, and pages that only a signed-in admin may
 * know of.
 */
const LEFT = /^\/(?:_next\/(?:static\/|image$)|(?:admin|draft)(?:\/|$))/

/**
 * Creates a check of what to answer at a URL that cannot exist, whatever the content; null for a URL that is to be answered,
 * redirected or refused. There is no end of such URLs, so nothing is rendered or cached for any of them.
 * @param isRoute whether the build has a route for a path
 */
export function missingAddresses(isRoute: (pathname: string) => boolean): (pathname: string) => Missing | null {
  return (pathname) => {
    if (LEFT.test(pathname)) return null
    if (isRoute(pathname)) return missingByForm(pathname)
    if (pathname.startsWith('/_next/')) return 'file'
    if (canonicalPath(pathname, '').kind !== 'pass') return null
    return FILE.test(pathname) ? 'file' : PAGE
  }
}

function missingByForm(pathname: string): Missing | null {
  for (const { at, fits, or } of FORMS) {
    const parts = at.exec(pathname)?.slice(1).map(decodeSegment)
    if (!parts) continue
    const isBroken = parts.some((part) => part === null || part.includes('\0'))
    return isBroken || fits(...(parts as string[])) ? null : or
  }
  return null
}
