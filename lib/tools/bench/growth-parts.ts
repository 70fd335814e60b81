import { CATEGORIES } from '@/lib/contract/posts/categories'
import { siteApi } from '../../server/api/site-api/site-api'
import { readFeed } from '../../server/pages/feeds/read-feed'
import { relatedPosts } from '../../server/pages/related-posts'
import { listSitemaps, readSitemap } from '../../server/pages/sitemap'
import { env } from '../../server/core/env'
import { twoWords } from './content/make-posts'
import '../../testing/provide-site-api'

export type Part = {
  name: string
  /** Untimed preparation. @param at index of the database in use */
  prepare?: (at: number) => Promise<void>
  /** @param n number of the run, so that each can request something else */
  run: (n: number, at: number) => Promise<unknown>
}

const admin = () => siteApi(`Basic ${btoa(`${env().ADMIN_USERNAME}:${env().ADMIN_PASSWORD}`)}`)
const of = <T>(list: readonly T[], n: number) => list[n % list.length] as T
const status = 'published' as const
const DASHBOARD = { per_page: 25, counts: true, brief: true }

/** By database. */
const ids: string[][] = []
const lastPage: number[] = []
const lastProducts: number[] = []
const lastSitemap: number[] = []

/** The loaders of each kind of page, whose time must not grow with the content. */
export const PARTS: Part[] = [
  {
    name: 'home',
    run: () =>
      Promise.all([
        siteApi().posts.list({ status, isHighlighted: true, limit: 10, brief: true }),
        siteApi().posts.list({ status, limit: 10 }),
      ]),
  },
  { name: 'home, read on to 200', run: () => siteApi().posts.list({ status, limit: 200 }) },
  {
    name: 'post',
    prepare: async (at) => {
      ids[at] = (await siteApi().posts.list({ status, page: 2, per_page: 50 })).data.posts.map(({ id }) => id)
    },
    run: async (n, at) => relatedPosts((await siteApi().posts.get({ id: of(ids[at] ?? [], n) })).data.post, 3),
  },
  { name: 'categories', run: () => siteApi().categories.list() },
  {
    name: 'category',
    run: (n) => siteApi().posts.list({ status, page: 1, per_page: 10, category: of(CATEGORIES, n) }),
  },
  {
    name: 'search',
    run: (n) => siteApi().posts.list({ status, page: 1, per_page: 10, q: twoWords(n), facets: true, brief: true }),
  },
  { name: 'suggestions', run: (n) => siteApi().search.suggest({ q: twoWords(n) }) },
  { name: 'Explore', run: () => siteApi().products.list({ page: 1, per_page: 9 }) },
  {
    name: 'Explore, a category',
    run: (n) => siteApi().products.list({ page: 1, per_page: 9, post_category: of(CATEGORIES, n) }),
  },
  {
    name: 'Explore, a search',
    run: (n) => siteApi().products.list({ page: 1, per_page: 9, search: twoWords(n), facets: true }),
  },
  {
    name: 'Explore, the last page',
    prepare: async (at) => {
      lastProducts[at] = (await siteApi().products.list({ page: 1, per_page: 9 })).data.pagination?.total_pages ?? 1
    },
    run: (_n, at) => siteApi().products.list({ page: lastProducts[at] ?? 1, per_page: 9 }),
  },
  { name: 'sitemap index', run: () => readSitemap('index.xml') },
  { name: 'sitemap of pages', run: () => readSitemap('pages.xml') },
  { name: 'sitemap of posts', run: () => readSitemap('posts-1.xml') },
  {
    name: 'sitemap of posts, the last',
    prepare: async (at) => {
      lastSitemap[at] = (await listSitemaps()).at(-1) ?? 1
    },
    run: (_n, at) => readSitemap(`posts-${lastSitemap[at]}.xml`),
  },
  { name: 'feed', run: () => readFeed('all', 'feed.xml') },
  { name: 'feed of a category', run: (n) => readFeed(of(CATEGORIES, n), 'feed.xml') },
  { name: 'dashboard', run: () => admin().posts.list({ ...DASHBOARD, page: 1 }) },
  { name: 'dashboard, by title', run: () => admin().posts.list({ ...DASHBOARD, page: 1, sort: 'title' }) },
  { name: 'dashboard, by change', run: () => admin().posts.list({ ...DASHBOARD, page: 1, sort: 'updated' }) },
  { name: 'dashboard, a search', run: (n) => admin().posts.list({ ...DASHBOARD, page: 1, q: twoWords(n) }) },
  {
    name: 'dashboard, the last page',
    prepare: async (at) => {
      lastPage[at] = (await admin().posts.list({ ...DASHBOARD, page: 1 })).data.pagination?.total_pages ?? 1
    },
    run: (_n, at) => admin().posts.list({ ...DASHBOARD, page: lastPage[at] ?? 1 }),
  },
  { name: 'desk products', run: () => admin().catalog.list({}) },
  { name: 'desk products, unused, by name', run: () => admin().catalog.list({ filter: 'unused', sort: 'name' }) },
  { name: 'desk products, a search', run: (n) => admin().catalog.list({ q: twoWords(n) }) },
]
