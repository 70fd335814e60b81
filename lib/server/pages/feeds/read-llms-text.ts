import { isCategory } from '@/lib/contract/posts/categories'
import { TEXTS } from '@/lib/contract/texts'
import { categoryPath, postPath } from '@/lib/format/addresses/paths'
import { siteApi } from '../../api/site-api/site-api'
import { env, siteUrl } from '../../core/env'
import { newestListedIds } from '../sitemap'

const LATEST = 50

/** One line of text, escaped for Markdown. */
const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/[[\]<>*_`\\]/g, '\\$&')

/** The site's llms.txt (llmstxt.org). */
export async function readLlmsText(): Promise<string> {
  const api = siteApi()
  const site = siteUrl()
  const [latest, used, listed] = await Promise.all([
    api.posts.list({ status: 'published', limit: LATEST }),
    api.categories.list(),
    newestListedIds(),
  ])
  const posts = latest.data.posts
    .filter(({ id }) => id && (listed?.has(id) ?? true))
    .map((post) => `- [${plain(post.title)}](${site}${postPath(post)}): ${plain(post.summary)}`)
  const categories = used.data.categories
    .filter(isCategory)
    .map((name) => `- [${plain(name)}](${site}${categoryPath(name)})`)
  const machine = [
    `- [Sitemap](${site}/sitemap.xml)`,
    `- [RSS](${site}/feed.xml): the latest posts in full`,
    `- [API](${site}/api/openapi.json): its OpenAPI document`,
  ]
  return [
    `# ${plain(env().SITE_NAME)}`,
    `> ${TEXTS.siteTagline}`,
    ['## Latest posts', ...posts].join('\n'),
    ['## Categories', ...categories].join('\n'),
    ['## For machines', ...machine].join('\n'),
  ]
    .join('\n\n')
    .concat('\n')
}
