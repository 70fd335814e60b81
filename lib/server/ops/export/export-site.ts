import { appendFile, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isNotNull, or } from 'drizzle-orm'
import { changedAt } from '@/lib/contract/posts/post-lists'
import { writeChecksums } from '../../../import/plumbline/checksums'
import { MANIFEST } from '../../../import/plumbline/read-export'
import { env, siteUrl } from '../../core/env'
import type { Database } from '../../db/database'
import { authors } from '../../db/schema/author-schema'
import { pictures } from '../../db/schema/picture-schema'
import { postPlans } from '../../db/schema/plan-schema'
import type { PictureStore } from '../../images/stored-pictures'
import { allRedirects } from '../../redirects/redirect-rows'
import type { StoredPost } from '../../posts/post-row'
import type { StoredProduct } from '../../products/product-row'
import { everyPost } from './every-post'
import { exportProducts } from './export-products'
import TurndownService from 'turndown'
import { stringify } from 'yaml'
import { WxrWriter } from './wxr'

const turndown = new TurndownService({
  headingStyle: 'atx',
  hr: '---',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '*',
})

// Markdown has no words for these.
turndown.keep(['figure', 'table', 'u', 's', 'sub', 'sup'])

// A picture with a size keeps it only as HTML.
turndown.addRule('sized picture', {
  filter: ({ nodeName, attributes }) => nodeName === 'IMG' && attributes.length > 2,
  replacement: (_, node) => (node as HTMLElement).outerHTML,
})

export const EXPORT_FORMATS = ['markdown', 'wordpress', 'json'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

type Exported = { posts: number; products: number; pictures: number; missing: string[] }
type Plan = typeof postPlans.$inferSelect
type Writer = { add: (post: StoredPost, plan?: Plan) => Promise<void>; end: () => Promise<void>; pictures: string }

const UPLOAD = /\/uploads\/([^"/?#\s]+\.webp)/g

async function writerOf(database: Database, format: ExportFormat, folder: string): Promise<Writer> {
  const nothing = () => Promise.resolve()
  if (format === 'wordpress') {
    const file = path.join(folder, 'wordpress.xml')
    const names = await database.select({ name: authors.name, bio: authors.bio }).from(authors).orderBy(authors.name)
    const writer = new WxrWriter({ name: env().SITE_NAME, url: siteUrl() })
    await writeFile(file, writer.head(names))
    return {
      add: (post, plan) => appendFile(file, writer.post(post, plan?.publishAt ?? null)),
      end: () => appendFile(file, writer.end()),
      pictures: 'uploads',
    }
  }
  await mkdir(path.join(folder, 'posts'))
  if (format === 'json') {
    const add = ({ kit: _kit, ...post }: StoredPost, plan?: Plan) => {
      const planned = plan && { publish_at: plan.publishAt, unpublish_at: plan.unpublishAt }
      const full = { ...post, ...(planned && { plan: planned }) }
      return writeFile(path.join(folder, 'posts', `${post.id}.json`), `${JSON.stringify(full, null, 2)}\n`)
    }
    return { add, end: nothing, pictures: 'uploads' }
  }
  const add = (post: StoredPost) => writeFile(path.join(folder, 'posts', markdownName(post)), markdownFile(post))
  // Static site generators serve this folder as the root.
  return { add, end: nothing, pictures: 'static/uploads' }
}

/** Copies pictures in full size; copies of other widths can be made anew. */
async function copyPictures(names: Iterable<string>, store: PictureStore, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const missing: string[] = []
  for (const name of names) {
    const bytes = await store.get(name).catch(() => null)
    if (bytes) await writeFile(path.join(folder, name), bytes)
    else missing.push(name)
  }
  return missing
}

/** What the library says of the pictures of an export, by their names. */
async function aboutPictures(database: Database, names: ReadonlySet<string>) {
  const rows = await database
    .select({ name: pictures.name, alt: pictures.alt, focus: pictures.focus })
    .from(pictures)
    .where(or(isNotNull(pictures.alt), isNotNull(pictures.focus)))
    .orderBy(pictures.name)
  return rows.filter(({ name }) => names.has(`${name}.webp`))
}

/** Writes what makes a folder an export that `import` takes back whole: what it is, redirects, and what is said of pictures. */
async function writeSite(database: Database, folder: string, names: ReadonlySet<string>): Promise<void> {
  const about = { pictures: await aboutPictures(database, names) }
  await writeFile(path.join(folder, 'pictures.json'), `${JSON.stringify(about, null, 2)}\n`)
  const rows = await allRedirects(database)
  const redirects = rows.map(({ from, to, status }) => ({ from, to, status }))
  await writeFile(path.join(folder, 'redirects.json'), `${JSON.stringify({ redirects }, null, 2)}\n`)
  const manifest = { format: 'plumbline', version: 1, site: siteUrl() }
  await writeFile(path.join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`)
}

/**
 * Exports all posts and products with their pictures to a folder that does not exist yet; it gets its name once it is
 * complete.
 * @throws Error if it exists, or the disk or the database fails; then nothing is left.
 */
export async function exportSite(
  database: Database,
  store: PictureStore,
  folder: string,
  format: ExportFormat,
): Promise<Exported> {
  const draft = `${folder}.part`
  await mkdir(draft)
  try {
    const asJson = format === 'json'
    const writer = await writerOf(database, format, draft)
    const shown = new Set<string>()
    const plans = new Map((await database.select().from(postPlans)).map((plan) => [plan.postId, plan]))
    let posts = 0
    const note = (text: string) => {
      for (const [, name = ''] of text.matchAll(UPLOAD)) shown.add(name)
    }
    for await (const post of everyPost(database)) {
      posts += 1
      await writer.add(post, plans.get(post.id))
      note(`${post.content} ${post.previewImage ?? ''} ${post.seo?.image ?? ''}`)
      if (asJson) note(post.author?.picture ?? '')
    }
    await writer.end()
    const onProduct = ({ images }: StoredProduct) =>
      asJson && note(images.map(({ uploaded_url: url }) => url).join(' '))
    const products = await exportProducts(database, draft, { asJson, onProduct })
    if (asJson) await writeSite(database, draft, shown)
    const missing = await copyPictures(shown, store, path.join(draft, writer.pictures))
    await writeChecksums(draft)
    await rename(draft, folder)
    return { posts, products, pictures: shown.size - missing.length, missing }
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** The name of a post's file: its date and its slug, or its id. */
const markdownName = ({ published_at, created_at, slug, id }: StoredPost) =>
  `${(published_at ?? created_at ?? '').slice(0, 10)}-${slug ?? id}-${id}.md`

/** A post as Markdown with YAML front matter, in the fields that Hugo, Jekyll and Astro read. */
function markdownFile(post: StoredPost): string {
  const front = {
    title: post.title,
    date: post.published_at ?? post.created_at,
    lastmod: changedAt(post),
    draft: post.status === 'draft',
    featured: post.isHighlighted || undefined,
    slug: post.slug ?? undefined,
    author: post.author?.name,
    description: post.summary,
    categories: post.categories,
    tags: post.tags,
    image: post.previewImage ?? undefined,
    image_alt: post.previewImageAlt ?? undefined,
    image_caption: post.previewImageCaption ?? undefined,
    products: post.products.map(({ name, product_url, price, currency }) => ({
      name,
      url: product_url,
      price,
      currency,
    })),
  }
  return `---\n${stringify(front)}---\n\n${turndown.turndown(post.content)}\n`
}
