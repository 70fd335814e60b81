import 'server-only'
import { CATEGORIES } from '@/lib/contract/posts/categories'
import { changedAt } from '@/lib/contract/posts/post-lists'
import type { PostAddress } from '@/lib/contract/posts/post'
import { categoryPath, postPath, explorePath } from '@/lib/format/addresses/paths'
import { safeAddress } from '@/lib/format/addresses/hosts'
import { sitemapIndexXml, sitemapXml, type SitemapEntry } from '@/lib/seo/sitemap'
import { siteUrl } from '../../core/env'
import { siteApi } from '../../api/site-api/site-api'
import { INFO_PAGES } from '../info/default-texts'
import { listSitemaps, postAddresses } from './post-addresses'

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

/** Home, the lists of posts and products, the pages about the site, and the categories with posts; lists of posts have the date of their latest change. */
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
  return [home, ...lists, ...about, ...changes]
}
