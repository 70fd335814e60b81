import type { Feed, FeedCheck, FeedRow, FeedRun } from '../../../lib/contract/products/feed'
import { catalogItemSchema } from '../../../lib/contract/products/catalog'
import { PRODUCT_NEEDS } from '../../../lib/contract/products/catalog-views'
import type { Answer } from '../page/answers'
import type { Screen } from '../screen'
import { LAMP } from './products'

const PANEL = '[role=tabpanel]:not([hidden])'

const RUN: FeedRun = {
  id: 'run',
  state: 'done',
  started_at: '2026-09-01T08:00:00.000Z',
  finished_at: '2026-09-01T08:03:00.000Z',
  read: 41_200,
  wrong: 2,
  new: 120,
  changed: 3_400,
  gone: 15,
  missing: 0,
  moved: 0,
  reason: null,
}

const FEED: Feed = {
  id: 'any',
  name: 'Tools of the hardware shop with a long name in the affiliate network',
  address: 'https://feeds.example/products.csv?key={key}',
  has_secret: true,
  form: 'awin',
  columns: {},
  currency: 'USD',
  shop: null,
  hours: 12,
  paused: false,
  state: 'idle',
  next_run_at: '2026-09-01T20:00:00.000Z',
  runs: [RUN, { ...RUN, id: 'before', state: 'unchanged' }],
  wrong_rows: [
    { row: 17, reason: 'Price “on request” is not an amount' },
    { row: 2_301, reason: 'The address in the shop is missing' },
  ],
  rows: 41_185,
  products: 64,
}

const NEW: Feed = { ...FEED, paused: true, next_run_at: null, runs: [], wrong_rows: [], rows: 0, products: 0 }

const HELD: FeedRun = {
  ...RUN,
  state: 'held',
  missing: 30_000,
  reason: 'More than half of its rows are missing: 11,200 of 41,200 are left.',
}

const ROW: FeedRow = {
  id: 'row',
  feed: 'Awin',
  name: 'Bright Lamp, brass',
  shop: 'Lamps & Shades',
  price: 49.5,
  original_price: null,
  currency: 'USD',
  image: null,
  sku: 'B-1',
  product_id: null,
  choices: [],
}

const CHECK: FeedCheck = {
  form: null,
  columns: [
    { name: 'Produkt', samples: ['Säge, 400 mm'], field: null },
    { name: 'Link', samples: ['https://shop.example/a-very-long-address-of-a-product/400-mm'], field: 'product_url' },
    { name: 'Preis', samples: ['12,50'], field: 'price' },
  ],
  read: 1_000,
  wrong: 1,
  new: 990,
  changed: 9,
  wrong_rows: [{ row: 5, reason: 'It has no name' }],
  changes: [
    { row: 2, name: 'Lamp', product_id: 'lamp', price: 11, was: 12, currency: 'USD', availability: 'out_of_stock' },
    { row: 3, name: 'Bright Lamp, brass', product_id: null, price: 9, was: null, currency: 'USD', availability: null },
  ],
  complete: false,
}

const answer = (call: string, data: object, method = 'GET'): Answer => ({
  ...{ call: `/api/admin/${call}`, method, is: 'data' },
  data: { success: true, message: '', data },
})
const listOf = (...feeds: Feed[]) => answer('product-feeds', { feeds, matches: [] })

const feeds = (what: string, query: string, answers: Answer[], rest: Partial<Screen> = {}): Screen => ({
  name: `product feeds: ${what}`,
  path: `/admin?tab=feeds${query}`,
  as: 'admin',
  scope: PANEL,
  ready: `${PANEL} :is(h2, form)`,
  answers,
  ...rest,
})

const LIST = [
  answer('product-feeds', {
    feeds: [FEED, { ...FEED, id: 'other', name: 'Held', state: 'held', runs: [HELD] }],
    matches: [{ id: 'match', by: 'gtin', product: LAMP, row: ROW }],
  }),
]

/** The product feeds of the settings, their rows in the product picker, and what they show of products. */
export const FEED_SCREENS: readonly Screen[] = [
  feeds('list', '', LIST),
  feeds('remove', '', LIST, { scope: undefined, steps: [{ press: `Remove ${FEED.name}` }], shows: ['feeds-panel'] }),
  feeds('empty', '', [listOf()]),
  feeds('loading', '', [{ call: '/api/admin/product-feeds', is: 'never' }], { ready: PANEL, isOnlySeen: true }),
  feeds('failing', '', [{ call: '/api/admin/product-feeds', is: 'failure' }], {
    ready: `${PANEL} [role=alert]`,
    reports: /500/,
  }),
  feeds('new', '&feed=new', []),
  feeds('new, of a file', '&feed=new', [], { steps: [{ key: 'Tab' }, { key: 'ArrowDown' }] }),
  feeds('check', '&feed=any', [answer('product-feeds/any/check', { check: CHECK }, 'POST'), listOf(NEW)], {
    steps: [{ press: 'Check the feed' }, { at: `${PANEL} ul` }],
    silent: { 'button: Check the feed': 'what it finds again looks the same' },
  }),
  feeds('of a file', '&feed=any', [listOf({ ...NEW, address: null })]),
  feeds('one', '&feed=any', [listOf(FEED)]),
  feeds(
    'running',
    '&feed=any',
    [listOf({ ...FEED, state: 'running', runs: [{ ...RUN, state: 'running', read: 12_000 }], wrong_rows: [] })],
    {
      isOnlySeen: true,
    },
  ),
  feeds('held', '&feed=any', [listOf({ ...FEED, state: 'held', runs: [HELD] })]),
  {
    name: 'products: what feeds show',
    path: '/admin?tab=products&filter=attention',
    as: 'admin',
    ready: `${PANEL} li`,
    answers: [
      answer('products', {
        products: PRODUCT_NEEDS.map((kind) =>
          catalogItemSchema.parse({
            ...LAMP,
            product_id: kind,
            posts: 2,
            need: { kind, was: kind === 'price_moved' ? 10 : null, since: '2026-09-01T08:00:00.000Z' },
          }),
        ),
        pagination: { page: 1, total: 3, total_pages: 1 },
        counts: { all: 3, attention: 3, vanished: 1, out_of_stock: 1, price_moved: 1 },
      }),
    ],
    isOnlySeen: true,
  },
  {
    name: 'editor: rows of feeds',
    path: '@editor',
    as: 'admin',
    ready: 'main form [role=textbox]',
    answers: [answer('feed-rows', { rows: [ROW] })],
    steps: [{ type: 'lamp', into: 'Linked Products' }],
    scope: '[role=listbox][aria-label="Products"]',
    isOnlySeen: true,
  },
]
