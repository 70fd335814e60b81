import type { Answer } from '../page/answers'
import type { Screen, Step } from '../screen'

const PANEL = '[role=tabpanel]:not([hidden])'
const tab = (name: string, rest: Partial<Screen> = {}): Screen => ({
  name: `desk: ${name}`,
  path: name === 'posts' ? '/admin' : `/admin?tab=${name}`,
  as: 'admin',
  scope: PANEL,
  ready: `${PANEL} :is(h2, h3, li, tr, form)`,
  ...rest,
})
const onTab = (name: string, what: string, steps: Step[], rest: Partial<Screen> = {}): Screen =>
  tab(name, { name: `desk: ${name}: ${what}`, scope: undefined, steps, ...rest })

/** The tabs of the desk with the call that fills each. */
const CALLS: Record<string, string> = {
  posts: '/api/curated-posts?',
  planned: '/api/admin/plans',
  tags: '/api/admin/tags',
  authors: '/api/admin/authors',
  products: '/api/admin/products',
  pictures: '/api/admin/pictures',
  affiliates: '/api/data/affiliate-programmes',
  insights: '/api/admin/insights',
  searches: '/api/admin/search-misses',
  redirects: '/api/redirects',
  deleted: '/api/admin/deleted-posts',
}
const NOTHING = {
  success: true,
  data: {
    ...Object.fromEntries(
      ['posts', 'tags', 'authors', 'products', 'pictures', 'programmes', 'misses', 'redirects'].map((name) => [
        name,
        [],
      ]),
    ),
    pagination: { page: 1, total: 0, total_pages: 1, has_prev: false, has_next: false },
    counts: {},
  },
}
const state = (name: string, what: string, answer: Pick<Answer, 'is'>, rest: Partial<Screen> = {}): Screen =>
  tab(name, { name: `desk: ${name}, ${what}`, answers: [{ call: CALLS[name] ?? '', ...answer } as Answer], ...rest })

const select = (noun: string): Step[] => [{ press: `Select ${noun}` }, { at: `${PANEL} li input[type=checkbox]` }]
const inMenu = (name: string): Step => ({ press: name, role: 'menuitem' })
const inBar = (name: string): Step => ({ at: `[aria-label^="Selected"] button:text-is("${name}")` })

/** The first picture is shown nowhere. */
const openPicture = (nth: number): Step => ({ at: `${PANEL} li:nth-child(${nth}) button:not([aria-label])` })

/** The tabs of the desk, empty, loading and failing too. */
const TABS: readonly Screen[] = [
  { name: 'desk', path: '/admin', as: 'admin', route: '/admin', shows: ['dashboard'], ready: 'main li' },
  ...Object.keys(CALLS)
    .filter((name) => name !== 'posts')
    // Typing into the address of an author's picture asks for another.
    .map((name) => tab(name, name === 'authors' ? { reports: /404/ } : {})),
  ...Object.keys(CALLS).flatMap((name) => [
    state(name, 'failing', { is: 'failure' }, { ready: `${PANEL} [role=alert]`, reports: /500/ }),
    state(name, 'loading', { is: 'never' }, { ready: PANEL, isOnlySeen: true }),
  ]),
  ...['posts', 'tags', 'authors', 'products', 'pictures', 'affiliates', 'searches', 'redirects', 'deleted'].map(
    (name) => state(name, 'empty', { is: 'data', data: NOTHING } as Answer, { ready: PANEL }),
  ),
]

/** The dialogs and bars of the desk's lists. */
const DIALOGS: readonly Screen[] = [
  onTab('posts', 'more', [{ press: 'More' }], { shows: ['menu'] }),
  onTab('posts', 'delete', [{ press: 'More' }, inMenu('Delete')], { shows: ['admin-post-row'] }),
  onTab('posts', 'selection', select('Posts'), { scope: '[aria-label="Selected posts"]' }),
  onTab('posts', 'delete several', [...select('Posts'), inBar('Delete')], { shows: ['list-screen'] }),
  onTab('posts', 'publish several', [...select('Posts'), inBar('Publish')], { scope: '[role=alertdialog]' }),
  onTab('posts', 'unhighlight several', [...select('Posts'), inBar('Remove Highlight')], {
    scope: '[role=alertdialog]',
  }),
  onTab('posts', 'category or tag', [...select('Posts'), inBar('Category or Tag')], { shows: ['label-dialog'] }),
  onTab(
    'posts',
    'order of highlights',
    [{ at: `${PANEL} button:has-text("Highlighted")` }, { at: `${PANEL} button:has-text("Order")` }],
    {
      shows: ['highlight-order'],
    },
  ),
  onTab('tags', 'rename', [{ press: 'Rename acoustics' }], {
    shows: ['tags-panel'],
    silent: { 'button: Rename': 'the same name changes nothing' },
  }),
  onTab('tags', 'remove', [{ press: 'Remove acoustics' }], { shows: ['tags-panel'] }),
  onTab('authors', 'remove', [{ at: `${PANEL} button[aria-label^="Remove "]` }], { shows: ['authors-panel'] }),
  onTab('authors', 'change', [{ at: `${PANEL} button[aria-label^="Change "]` }], {
    scope: `${PANEL} form`,
    reports: /404/,
  }),
  onTab('authors', 'picture', [{ press: 'Library' }], { scope: '[role=dialog]' }),
  onTab('products', 'more of the list', [{ press: 'More' }]),
  onTab('products', 'archived', [], { path: '/admin?tab=products&filter=archived', ready: `${PANEL} li` }),
  onTab('products', 'more', [{ press: 'More', nth: 1 }]),
  onTab('products', 'delete', [{ press: 'More', nth: 1 }, inMenu('Delete')], { shows: ['admin-product-row'] }),
  onTab('products', 'selection', select('Products'), { scope: '[aria-label="Selected products"]' }),
  onTab('products', 'delete several', [...select('Products'), inBar('Delete unused')], {
    scope: '[role=alertdialog]',
  }),
  onTab('products', 'read again', [...select('Products'), inBar('Read again')], { shows: ['reread-dialog'] }),
  onTab('pictures', 'details', [openPicture(2)], { shows: ['picture-details'] }),
  onTab('pictures', 'focal point', [openPicture(2), { press: 'Set focal point...' }], {
    shows: ['focal-point-dialog'],
  }),
  onTab('pictures', 'replace', [openPicture(2), { press: 'Replace everywhere...' }], { shows: ['picture-actions'] }),
  onTab(
    'pictures',
    'replace everywhere',
    [openPicture(2), { press: 'Replace everywhere...' }, { at: '[aria-label="Pictures found"] button' }],
    { shows: ['picture-actions'], scope: '[role=dialog]:has([aria-label="Places to change"])' },
  ),
  onTab('pictures', 'remove', [openPicture(1), { press: 'Remove' }], { shows: ['picture-actions'] }),
  onTab('pictures', 'selection', select('Pictures'), { scope: '[aria-label="Selected pictures"]' }),
  onTab('pictures', 'remove several', [...select('Pictures'), inBar('Remove unused')], {
    scope: '[role=alertdialog]',
  }),
  onTab('deleted', 'erase', [{ press: 'Delete for good' }], { shows: ['deleted-panel'] }),
  onTab('deleted', 'erase several', [...select('Posts'), inBar('Delete for good')], {
    scope: '[role=alertdialog]',
  }),
  onTab('redirects', 'change', [{ at: `${PANEL} button[aria-label^="Change"]` }], { scope: `${PANEL} form` }),
]

const FAILED_JOB = {
  id: 'job1',
  kind: 'check-link',
  reason: 'The shop did not answer',
  failed_at: '2026-09-01T08:00:00.000Z',
}

/** The desk's other states. */
const STATES: readonly Screen[] = [
  {
    name: 'desk: failed jobs',
    path: '/admin',
    as: 'admin',
    answers: [{ call: '/api/admin/failed-jobs', is: 'data', data: { success: true, data: { jobs: [FAILED_JOB] } } }],
    scope: '[aria-label="Failed background jobs"]',
  },
  { name: 'login', path: '/admin-login', as: 'visitor', route: '/admin-login', ready: 'main form' },
  { name: 'login in place of the desk', path: '/admin', as: 'visitor', ready: 'main form', isOnlySeen: true },
  {
    name: 'desk: session that cannot be checked',
    path: '/admin',
    as: 'admin',
    answers: [{ call: '/api/admin/auth-check', is: 'failure' }],
    ready: 'main [role=alert]',
    reports: /500/,
  },
  {
    name: 'desk: session that has ended',
    path: '/admin?tab=tags',
    as: 'admin',
    steps: [
      {
        answers: [
          {
            call: '/api/admin/tags',
            method: 'POST',
            is: 'data',
            status: 401,
            data: { success: false, message: 'Sign in', code: 'UNAUTHORIZED' },
          },
        ],
      },
      { press: 'Merge downspout into downspouts' },
      { at: '[role=dialog] button[type=submit]' },
      { at: '[role=dialog] input[name=password]' },
    ],
    shows: ['admin-gate'],
    reports: /401/,
  },
  { name: 'saved', path: '/saved', as: 'account', ready: 'main details' },
  {
    name: 'saved: account',
    path: '/saved',
    as: 'account',
    steps: [{ at: 'main summary' }],
    scope: 'main details[open]',
    shows: ['saved-screen'],
  },
  {
    name: 'saved: delete the account',
    path: '/saved',
    as: 'account',
    steps: [{ at: 'main summary' }, { press: 'Delete my account' }],
    shows: ['delete-account'],
  },
  {
    name: 'bar of a visitor with an account',
    path: '/about',
    as: 'account',
    scope: 'header',
    silent: { 'button: Search': 'an empty text does nothing' },
    // Its Logout ends the session: the last screen of the account.
    ready: 'header .welcome, header .bar-link[href="/sign-in"]:not([class*="returning"])',
  },
]

export const DESK_SCREENS: readonly Screen[] = [...TABS, ...DIALOGS, ...STATES]
