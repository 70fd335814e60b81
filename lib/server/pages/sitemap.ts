import { POSTS_PER_PAGE } from '@/lib/contract/limits'
import type { PostAddress } from '@/lib/contract/posts/post'
import { isMissing, isOwnApi, siteApi } from '../api/site-api/site-api'
import { CATEGORIES } from '@/lib/contract/posts/categories'
import { changedAt } from '@/lib/contract/posts/post-lists'
import { authorPath, categoryPath, postPath, explorePath } from '@/lib/format/addresses/paths'
import { safeAddress } from '@/lib/format/addresses/hosts'
import { sitemapIndexXml, sitemapXml, type SitemapEntry } from '@/lib/seo/sitemap'
import { siteUrl } from '../core/env'
import { INFO_PAGES } from './info-pages'

/** Few enough that a sitemap takes the same time, however many posts there are. */
const A_SITEMAP = 1_000

/** Lists of another API that make a sitemap. */
const LISTS = A_SITEMAP / POSTS_PER_PAGE

/** Lists that are read at the same time. */
const CONCURRENCY = 5

/** The sitemaps of all posts, counted from 1, without those whose posts are all hidden from search engines. */
export async function listSitemaps(): Promise<number[]> {
  const { total } = await readAddresses(1, 1)
  const all = Array.from({ length: Math.ceil(total / A_SITEMAP) }, (_, index) => index + 1)
  // Another API does not tell which posts are hidden.
  if (!isOwnApi()) return all
  const filled: number[] = []
  // One after another, so that other requests are answered in between.
  for (const page of all) if ((await postAddresses(page)).length > 0) filled.push(page)
  return filled
}

/** The addresses of one sitemap, counted from 1. */
export async function postAddresses(page: number): Promise<PostAddress[]> {
  return (await readAddresses(page, A_SITEMAP)).posts
}

/** The ids of the newest posts that search engines may list, among at least a thousand; null if the API does not tell them. */
export async function newestListedIds(): Promise<ReadonlySet<string> | null> {
  if (!isOwnApi()) return null
  const { total } = await readAddresses(1, 1)
  const last = Math.max(1, Math.ceil(total / A_SITEMAP))
  const posts = await Promise.all([last - 1, last].filter((page) => page > 0).map(postAddresses))
  return new Set(posts.flat().map(({ id }) => id))
}

/** Some addresses, and the number of published posts. Another API has its lists of posts alone. */
async function readAddresses(page: number, size: number): Promise<{ posts: PostAddress[]; total: number }> {
  const { posts, pagination } = isOwnApi()
    ? (await siteApi().posts.addresses({ page, per_page: size })).data
    : await joinLists(page, size)
  const named = posts.filter((post) => post.id)
  return { posts: named, total: pagination?.total ?? named.length }
}

/** The posts of a sitemap from lists, or of the first of them; without posts that the lists repeat. */
async function joinLists(page: number, size: number) {
  const first = (page - 1) * LISTS + 1
  const head = await readList(first)
  const posts = new Map(head.posts.map((post) => [post.id, post]))
  const total = head.pagination?.total ?? posts.size
  const last = Math.min(size > POSTS_PER_PAGE ? first + LISTS - 1 : first, Math.ceil(total / POSTS_PER_PAGE))
  for (let list = first + 1; list <= last; list += CONCURRENCY) {
    const numbers = Array.from({ length: Math.min(CONCURRENCY, last - list + 1) }, (_, index) => list + index)
    for (const each of await Promise.all(numbers.map(readList)))
      for (const post of each.posts) if (!posts.has(post.id)) posts.set(post.id, post)
  }
  return { posts: [...posts.values()], pagination: head.pagination }
}

/** One list of posts, in the size that every API has; beyond its end an API may answer that there is none. */
async function readList(page: number) {
  try {
    return (await siteApi().posts.list({ status: 'published', page, per_page: POSTS_PER_PAGE, brief: true })).data
  } catch (error) {
    if (page === 1 || !isMissing(error)) throw error
    return { posts: [] }
  }
}

const latest = (moments: (string | null)[]) =>
  moments.reduce<string | null>((newest, at) => (at && (!newest || at > newest) ? at : newest), null)

/** The sitemap `index.xml`, `pages.xml` or `posts-{n}.xml`; null for any other, and for an empty one, which the schema forbids. */
export async function readSitemap(name: string): Promise<string | null> {
  if (name === 'index.xml') return sitemapIndexXml(await indexEntries())
  if (name === 'pages.xml') return sitemapXml(await pageEntries())
  const page = Number(name.match(/^posts-([1-9]\d{0,5})\.xml$/)?.[1])
  if (!page) return null
  const posts = await postAddresses(page)
  return posts.length > 0 ? sitemapXml(posts.map(postEntry)) : null
}

function postEntry(post: PostAddress): SitemapEntry {
  const picture = safeAddress(post.previewImage)
  const images = picture && URL.canParse(picture, siteUrl()) ? [new URL(picture, siteUrl()).href] : []
  return { address: siteUrl() + postPath(post), changed: changedAt(post), images }
}

async function indexEntries(): Promise<SitemapEntry[]> {
  const names = (await listSitemaps()).map((number) => `posts-${number}.xml`)
  return ['pages.xml', ...names].map((name) => ({ address: `${siteUrl()}/sitemaps/${name}` }))
}

/** Home, the lists of posts and products, the pages about the site, its authors, and the categories with posts; lists of posts have the date of their latest change. */
async function pageEntries(): Promise<SitemapEntry[]> {
  const api = siteApi()
  const used = new Set((await api.categories.list()).data.categories)
  const changes = await Promise.all(
    CATEGORIES.filter((category) => used.has(category)).map(async (category) => {
      const { data } = await api.posts.list({
        status: 'published',
        category,
        sort: 'updated',
        page: 1,
        per_page: 1,
        brief: true,
      })
      return { address: siteUrl() + categoryPath(category), changed: latest(data.posts.map(changedAt)) }
    }),
  )
  const home = { address: `${siteUrl()}/`, changed: latest(changes.map(({ changed }) => changed)) }
  const lists = [{ address: `${siteUrl()}/page/1`, changed: home.changed }, { address: siteUrl() + explorePath({}) }]
  const about = Object.keys(INFO_PAGES).map((name) => ({ address: `${siteUrl()}/${name}` }))
  const { authors } = isOwnApi() ? (await api.posts.authors()).data : { authors: [] }
  const people = authors.map(({ id }) => ({ address: siteUrl() + authorPath(id) }))
  return [home, ...lists, ...about, ...people, ...changes]
}
