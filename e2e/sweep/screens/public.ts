import type { Screen } from '../screen'

const SEARCH = { 'button: Search': 'an empty text does nothing' }

/** A form of an account with what the identity provider answers to a short password. */
const refused = (name: string, path: string, press: string): Screen => ({
  name: `${name} that is refused`,
  path,
  as: 'visitor',
  steps: [{ type: 'nobody@visitors.example', into: 'Email' }, { type: 'short', into: 'Password' }, { press }],
  scope: 'main:has([role=alert]:not(:empty))',
  reports: /400/,
  isOnlySeen: true,
})

/** What visitors see. */
export const PUBLIC_SCREENS: readonly Screen[] = [
  { name: 'home', path: '/', as: 'visitor', route: '/', shows: ['home-tabs'] },
  {
    name: 'bar and footer',
    path: '/about',
    as: 'visitor',
    scope: 'body',
    shows: ['site-frame'],
    silent: { ...SEARCH, 'a: Skip to content': 'it shows with the focus of the keyboard alone' },
  },
  {
    name: 'categories menu',
    path: '/about',
    as: 'visitor',
    steps: [{ at: 'header summary' }],
    scope: 'header details[open]',
    shows: ['categories-menu'],
  },
  {
    name: 'search suggestions',
    path: '/about',
    as: 'visitor',
    steps: [{ type: 'tile', into: 'Search' }],
    scope: '[role=listbox]:has([role=option])',
    shows: ['search-suggestions'],
  },
  { name: 'second page of posts', path: '/page/2', as: 'visitor', route: '/page/[number]' },
  {
    name: 'explore',
    path: '/?tab=explore',
    as: 'visitor',
    route: '/explore',
    shows: ['explore-narrowing'],
    silent: SEARCH,
  },
  { name: 'explore without a result', path: '/?tab=explore&search=zzyzx', as: 'visitor', silent: SEARCH },
  ...(['failure', 'offline'] as const).map((is): Screen => ({
    name: `explore with a call that ends in ${is}`,
    path: '/?tab=explore',
    as: 'visitor',
    steps: [{ type: 'drill', into: 'Search products' }, { key: 'Enter' }],
    answers: [{ call: '/api/data/products', is }],
  })),
  { name: 'search', path: '/search?q=wall', as: 'visitor', route: '/search' },
  { name: 'search without a result', path: '/search?q=zzyzx', as: 'visitor' },
  { name: 'search without words', path: '/search', as: 'visitor' },
  { name: 'category', path: '/category/Hand%20Tools/', as: 'visitor', route: '/category/[name]/' },
  {
    name: 'post with a kit',
    path: '@kit',
    as: 'visitor',
    route: '/curated-posts/[...path]',
    shows: ['compact-product'],
  },
  { name: 'author', path: '/authors/workshop', as: 'visitor', route: '/authors/[id]' },
  { name: 'post with a comparison', path: '@comparison', as: 'visitor' },
  { name: 'post with pins', path: '@pins', as: 'visitor' },
  { name: 'post with a product that is gone', path: '@gone', as: 'visitor', isOnlySeen: true },
  { name: 'post that is not there', path: '/curated-posts/nothing', as: 'visitor', reports: /404/ },
  { name: 'page that is not there', path: '/nothing', as: 'visitor', route: '/page-not-found', reports: /404/ },
  { name: 'page that is gone', path: '/page-gone', as: 'visitor', route: '/page-gone', reports: /410/ },
  { name: 'about', path: '/about', as: 'visitor', route: '/about' },
  { name: 'how we choose', path: '/how-we-choose', as: 'visitor', route: '/how-we-choose' },
  { name: 'privacy', path: '/privacy', as: 'visitor', route: '/privacy' },
  { name: 'sign-in', path: '/sign-in', as: 'visitor', route: '/sign-in' },
  refused('sign-in', '/sign-in', 'Sign in'),
  { name: 'register', path: '/register', as: 'visitor', route: '/register' },
  refused('register', '/register', 'Register'),
  { name: 'saved without an account', path: '/saved', as: 'visitor', route: '/saved' },
]
