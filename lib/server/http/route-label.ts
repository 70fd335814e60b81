import 'server-only'
import { callAt } from '../api/calls'

/** Labels by the first segment of a path; a Map, since a visitor may request `/constructor`. */
const LABELS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '': 'home',
    page: 'home',
    category: 'category',
    'curated-posts': 'post',
    search: 'search',
    explore: 'explore',
    admin: 'admin',
    'admin-login': 'admin',
    draft: 'draft',
    about: 'about',
    'how-we-choose': 'about',
    privacy: 'about',
    saved: 'account',
    register: 'account',
    'sign-in': 'account',
    uploads: 'picture',
    _next: 'file',
  }),
)
const FILE = /\.(ico|png|svg|webmanifest|woff2|css|js)$/
const FEED = /(\.xml|\/feed\.json|llms[^/]*\.txt|\/robots\.txt)$/

/** The metrics label of a URL: one of a fixed set, so that visitors cannot add time series. */
export function routeLabel(method: string, pathname: string): string {
  if (pathname.startsWith('/api/')) return callAt(method, pathname)?.name ?? 'api'
  if (FEED.test(pathname)) return 'feed'
  return LABELS.get(pathname.split('/')[1] ?? '') ?? (FILE.test(pathname) ? 'file' : 'other')
}

const STATIC_LABELS = new Set(['picture', 'file'])

/** Whether a response may need a page to be rendered. */
export const isRenderedRoute = (label: string) => !STATIC_LABELS.has(label) && label !== 'api' && !label.includes('.')
