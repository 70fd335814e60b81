import type { SiteImport } from '../../../lib/contract/imports/imports'
import { productSchema } from '../../../lib/contract/products/product'
import type { Screen } from '../screen'

const PRODUCT = { path: '@product', as: 'admin', ready: 'main form input' } as const

const IMPORT: SiteImport = {
  id: 'any',
  name: 'old-site.xml',
  state: 'checked',
  files: [{ role: 'export', name: 'old-site.xml', size: 1000, received: 1000 }],
  options: { categories: {}, site: null, pages: false, overwrite: false },
  plan: {
    kind: 'wordpress',
    origin: 'https://old.example',
    posts: 3,
    drafts: 1,
    outcomes: { new: 2, 'changed here': 1 },
    categories: [
      { name: 'Wood', posts: 2, category: 'Hand Tools' },
      { name: 'News', posts: 1, category: null },
    ],
    others: [{ kind: 'page', count: 2 }],
    notes: [{ title: 'A fence', notes: ['A form is left out'] }],
    noted: 1,
    clashes: ['/fence'],
    taken: ['/about'],
  },
  outcomes: {},
  error: null,
  progress: null,
  started_at: null,
  finished_at: null,
}

const siteImport = (what: string, fields: Partial<SiteImport>, rest: Partial<Screen> = {}): Screen => ({
  name: `site import: ${what}`,
  path: '/admin/import/any',
  as: 'admin',
  answers: [
    { call: '/api/admin/imports/any', is: 'data', data: { success: true, data: { import: { ...IMPORT, ...fields } } } },
  ],
  ready: 'main section h2',
  ...rest,
})

/** A product as a page shows it. */
export const LAMP = {
  ...productSchema.parse({
    product_id: 'lamp',
    name: 'Lamp',
    product_url: 'https://lamps.example/lamp',
    price: 12,
    brand: 'Bright',
  }),
  key: 'lamps.example/lamp',
}

const reread = (what: string, other: object | null): Screen => ({
  ...PRODUCT,
  name: `product: ${what}`,
  steps: [{ press: 'Read the page again' }],
  answers: [
    {
      call: '/reread',
      method: 'POST',
      is: 'data',
      data: {
        success: true,
        data: {
          product: { ...LAMP, price: 10, brand: 'Dim' },
          read: LAMP,
          reading: LAMP,
          changes: [
            { field: 'price', by_hand: false },
            { field: 'brand', by_hand: true },
          ],
          other,
          updated_at: null,
        },
      },
    },
  ],
  shows: ['reread-product'],
})

const CSV = {
  name: 'lamps.csv',
  mimeType: 'text/csv',
  text: 'name,address,price\nLamp,https://lamps.example/lamp,12\n',
}

/** The screens of products, and of imports. */
export const PRODUCT_SCREENS: readonly Screen[] = [
  {
    ...PRODUCT,
    name: 'product',
    route: '/admin/product/[id]',
    shows: ['product-side', 'price-history'],
    silent: { 'button: Add': 'an empty address is ignored' },
  },
  { ...PRODUCT, name: 'product: replace', steps: [{ press: 'Replace or merge...' }], shows: ['replace-product'] },
  {
    ...PRODUCT,
    name: 'product: replace in posts',
    steps: [{ press: 'Replace or merge...' }, { at: '[role=dialog] li button' }],
    scope: '[role=dialog]:has([aria-label="Posts to change"])',
    shows: ['replace-product'],
  },
  {
    ...PRODUCT,
    name: 'product: no longer available',
    steps: [{ press: 'No longer available...' }],
    shows: ['product-changes'],
  },
  {
    ...PRODUCT,
    name: 'product: page that cannot be read',
    steps: [{ press: 'Read the page again' }, { press: 'Paste the page’s source' }],
    scope: '[role=dialog]',
  },
  reread('what its page says now', null),
  reread('another one on its page', { name: 'Table', product_id: null }),
  {
    ...PRODUCT,
    name: 'product: saved elsewhere',
    steps: [
      { type: 'A name', into: 'Name' },
      {
        answers: [
          {
            call: '/api/data/products/',
            method: 'PUT',
            is: 'data',
            status: 409,
            data: {
              success: false,
              message: 'It was saved elsewhere',
              code: 'CONFLICT',
              conflict: { updated_at: '2049-01-01T00:00:00.000Z', updated_by: 'somebody' },
            },
          },
        ],
      },
      { press: 'Update Product' },
    ],
    shows: ['product-editor'],
  },
  { ...PRODUCT, name: 'product: gone', path: '@gone product', isOnlySeen: true },
  {
    name: 'product: add',
    path: '/admin/product/create',
    as: 'admin',
    route: '/admin/product/create',
    ready: 'main form',
  },
  {
    name: 'product import',
    path: '/admin/product/import',
    as: 'admin',
    route: '/admin/product/import',
    ready: 'main section',
  },
  {
    name: 'product import: columns',
    path: '/admin/product/import',
    as: 'admin',
    ready: 'main section',
    steps: [{ files: CSV, into: 'CSV file with products' }],
  },
  {
    name: 'product import: undo',
    path: '/admin/product/import',
    as: 'admin',
    ready: 'main section li',
    steps: [{ press: 'Undo the import of brackets.csv' }],
    shows: ['product-import-screen'],
  },
  {
    name: 'page from a shop',
    path: '/admin/product/receive',
    as: 'admin',
    route: '/admin/product/receive',
    ready: 'main section',
  },
  { name: 'site import', path: '/admin/import', as: 'admin', route: '/admin/import', ready: 'main form' },
  siteImport('plan', {}, { route: '/admin/import/[id]' }),
  siteImport('running', { state: 'running', outcomes: { new: 1 } }),
  siteImport('paused', { state: 'paused', outcomes: { new: 1 } }),
  siteImport('failed', { state: 'failed', error: 'The file ends early' }),
  siteImport('broken off', {
    state: 'uploading',
    files: [{ role: 'export', name: 'old-site.xml', size: 1000, received: 10 }],
  }),
  siteImport('done', { state: 'done', outcomes: { new: 2, failed: 1 }, finished_at: '2026-09-01T08:00:00.000Z' }),
  siteImport(
    'undo',
    { state: 'done', outcomes: { new: 2 } },
    { steps: [{ press: 'Undo the import' }], shows: ['import-steps'] },
  ),
]
