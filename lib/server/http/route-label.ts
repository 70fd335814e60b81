import 'server-only'
import { callAt } from '../api/calls'

/** First parts of addresses, and what they are counted as; a visitor may ask for any word, `constructor` too. */
const LABELS: ReadonlyMap<string, string> = new Map(Object.entries({
  '': 'home',
  page: 'home',
  category: 'category',
  'curated-posts': 'post',
  search: 'search',
  explore: 'explore',
  admin: 'admin',
  'admin-login': 'admin',
  draft: 'draft',
  saved: 'account',
  register: 'account',
  'sign-in': 'account',
  uploads: 'picture',
  _next: 'file',
}))
const FILE = /\.(ico|png|svg|webmanifest|woff2|css|js)$/
const FEED = /(\.xml|\/feed\.json|llms[^/]*\.txt|\/robots\.txt)$/

/** What an address is counted as: one of a few words, so that no visitor can make metrics grow. */
export function routeLabel(method: string, pathname: string): string {
  if (pathname.startsWith('/api/')) return callAt(method, pathname)?.name ?? 'api'
  if (FEED.test(pathname)) return 'feed'
  return LABELS.get(pathname.split('/')[1] ?? '') ?? (FILE.test(pathname) ? 'file' : 'other')
}

const STATIC_LABELS = new Set(['picture', 'file'])

/** Whether an answer may need a page to be drawn. */
export const isRenderedRoute = (kind: string) => !STATIC_LABELS.has(kind) && kind !== 'api' && !kind.includes('.')
