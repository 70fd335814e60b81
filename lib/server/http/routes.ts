import { categoryNamed, isCategory } from '@/lib/contract/posts/categories'
import { LOOK_UP } from '@/lib/format/addresses/paths'
import { readSocialSubject } from '@/lib/seo/metadata'
import { PICTURE_NAME } from '../images/stored-pictures'

/** One address of the site. */
export type Route = {
  /** Its path, with the parameters of Next: `[name]` is one segment, `[...rest]` one or more, `[[...rest]]` any number. */
  path: string
  /** A query parameter and value that it needs besides its path. */
  when?: readonly [name: string, value: string]
  /** The folder in `app` that answers; null for files of Next itself. */
  folder: string | null
  kind: 'page' | 'file' | 'api'
  label: string
  /** How the page cache stores it (page-cache/cache-policy.ts); absent for an address that is answered for each visitor. */
  cache?: 'pages' | 'queries' | 'files'
  /** Query parameters that it reads; a request with any other is not cached. Absent where the query is ignored. */
  query?: ReadonlySet<string>
  /** The query parameter that makes it a search, which is rate-limited for each client. */
  search?: string
  /** How its policy allows its inline scripts: by hash where it is cached, by nonce where it is rendered for a visitor. */
  policy?: 'hashes' | 'nonce'
  /** Whether its first segment is redirected to lower case. */
  anyCase?: boolean
  /** Whether its canonical path ends in a slash; all others end without one. */
  slash?: boolean
  /** Whether it costs too little to count against the limit of concurrent renders. */
  isCheap?: boolean
  /** Whether only administrators see it: no cache stores it and no search engine lists it. */
  isAdmin?: boolean
  /** Whether a page of another site that opens it may send it messages, and it the other way (no Cross-Origin-Opener-Policy). */
  hasOpener?: boolean
  /** Whether anything can exist for these decoded parameters, whatever the content. */
  exists?: (...parameters: string[]) => boolean
}

type Options = Partial<Omit<Route, 'path' | 'folder' | 'kind' | 'label'>>

const page = (path: string, folder: string, label: string, options: Options = {}): Route => ({
  path,
  folder,
  label,
  kind: 'page',
  anyCase: true,
  policy: options.cache === 'pages' ? 'hashes' : 'nonce',
  ...options,
})
const file = (path: string, folder: string | null, label: string, options: Options = {}): Route => ({
  path,
  folder,
  label,
  kind: 'file',
  ...options,
})

const keys = (names: string): ReadonlySet<string> => new Set(names.split(' '))
const SEARCH_KEYS = keys('q page category tag sort exact')
const EXPLORE_KEYS = keys(
  'tab search post_category page brand source min_price max_price min_rating in_stock sort exact',
)

const isScope = (name: string) => name === 'all' || isCategory(name.normalize('NFC'))
const isFeed = (name: string) => /^(?:feed\.xml|atom\.xml|feed\.json)$/.test(name)
const isPostPath = (...parts: string[]) => parts.length < 3 || (parts.length === 3 && parts[0] === LOOK_UP)

function isCard(kind: string, name: string): boolean {
  const subject = readSocialSubject(kind, name)
  return subject !== null && (subject.kind !== 'category' || isCategory(subject.key))
}

const FEEDS = ['feed.xml', 'atom.xml', 'feed.json']
const admin = (path: string, folder = path.slice(1)) => page(path, folder, 'admin', { isAdmin: true })
const feed = (path: string, folder: string, exists?: Route['exists']) =>
  file(path, folder, 'feed', { cache: 'pages', exists })

/**
 * Every address of the site, once. What needs to know an address reads it here; a test walks `app` and fails for a page that is
 * missing. The first of several routes that match counts.
 */
export const ROUTES: readonly Route[] = [
  page('/', '(site)/explore', 'explore', {
    when: ['tab', 'explore'],
    cache: 'queries',
    query: EXPLORE_KEYS,
    search: 'search',
  }),
  page('/', '(site)', 'home', { cache: 'pages' }),
  page('/explore', '(site)/explore', 'explore'),
  page('/page/[number]', '(site)/page/[number]', 'home', {
    cache: 'pages',
    exists: (number) => /^[1-9]\d{0,5}$/.test(number),
  }),
  page('/category/[name]/', '(site)/category/[name]', 'category', {
    cache: 'pages',
    slash: true,
    // Another letter case is redirected to the canonical one.
    exists: (name) => categoryNamed(name) !== undefined,
  }),
  page('/curated-posts/[...path]', '(site)/curated-posts/[...path]', 'post', {
    cache: 'pages',
    exists: isPostPath,
  }),
  page('/authors/[id]', '(site)/authors/[id]', 'author', { cache: 'pages' }),
  page('/search', '(site)/search', 'search', {
    cache: 'queries',
    query: SEARCH_KEYS,
    search: 'q',
  }),
  ...['about', 'how-we-choose', 'privacy'].map((name) =>
    page(`/${name}`, `(site)/${name}`, 'about', { cache: 'pages' }),
  ),
  page('/page-not-found', '(site)/[...missing]', 'other', { cache: 'pages', anyCase: false }),
  page('/page-gone', '(site)/page-gone', 'other', { cache: 'pages', anyCase: false }),
  ...['saved', 'sign-in', 'register'].map((name) => page(`/${name}`, `(site)/${name}`, 'account')),

  admin('/admin'),
  admin('/admin/post/create'),
  admin('/admin/post/[id]'),
  admin('/admin/post/[id]/history'),
  admin('/admin/product/create'),
  admin('/admin/product/import'),
  { ...admin('/admin/product/receive'), hasOpener: true },
  admin('/admin/product/[id]'),
  admin('/admin/import'),
  admin('/admin/import/[id]'),
  admin('/admin-login'),
  page('/draft/curated-posts/[id]', 'draft/curated-posts/[id]', 'draft', { isAdmin: true }),

  ...FEEDS.map((name) => ({ ...feed(`/${name}`, 'feeds/[scope]/[file]'), anyCase: true })),
  ...FEEDS.map((name) => feed(`/category/[name]/${name}`, 'feeds/[scope]/[file]', isScope)),
  feed('/feeds/[scope]/[file]', 'feeds/[scope]/[file]', (scope, name) => isScope(scope) && isFeed(name)),
  { ...feed('/sitemap.xml', 'sitemaps/[name]'), anyCase: true },
  feed('/sitemaps/[name]', 'sitemaps/[name]', (name) => /^(?:index|pages|posts-[1-9]\d{0,5})\.xml$/.test(name)),
  { ...feed('/llms.txt', 'llms/[file]'), anyCase: true },
  feed('/llms/[file]', 'llms/[file]', (name) => name === 'llms.txt'),
  file('/robots.txt', 'robots.txt', 'feed', { anyCase: true }),
  file('/indexnow/[file]', 'indexnow/[file]', 'other'),
  file('/.well-known/security.txt', '.well-known/security.txt', 'other'),
  file('/manifest.webmanifest', 'manifest.webmanifest', 'file', { isCheap: true }),
  file('/category-strip.svg', 'category-strip.svg', 'file', { cache: 'files', isCheap: true }),
  file('/social/[kind]/[file]', 'social/[kind]/[file]', 'social', { exists: isCard }),
  file('/uploads/[file]', 'uploads/[file]', 'picture', {
    cache: 'files',
    isCheap: true,
    exists: (name) => PICTURE_NAME.test(name),
  }),
  file('/_next/static/[...file]', null, 'file', { cache: 'files', isCheap: true }),
  file('/_next/[...file]', null, 'file', { isCheap: true }),
  { path: '/api/[[...path]]', folder: 'api/[[...path]]', label: 'api', kind: 'api', isCheap: true },
]
