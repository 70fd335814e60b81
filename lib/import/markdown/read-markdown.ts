import path from 'node:path'
import { ArchiveList, pathName } from '../files'
import {
  emptyPost,
  type ImportedAuthor,
  type ImportedPost,
  ImportError,
  type ImportSource,
  type SourceOptions,
  tryPost,
} from '../imported-post'
import { plainText } from '../plain-text'
import { dateOf } from '../stated-values'
import {
  isAmongPosts,
  POSTS,
  readName,
  usualAddresses,
  type FrontMatter,
  readFrontMatter,
  authorKey,
} from './front-matter'
import { markdownHtml } from './markdown-html'
import { readSiteFiles, readText, type SiteFiles } from './site-files'

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '')
const first = (values: FrontMatter, ...names: string[]) =>
  names.map((name) => values[name]).find((value) => value !== undefined && value !== null && value !== '')

/** A list; in text it has commas, in Jekyll also only spaces. */
function textsOf(value: unknown, place = ''): string[] {
  const between = POSTS.test(place) && !textOf(value).includes(',') ? /\s+/ : ','
  const list = Array.isArray(value) ? value : typeof value === 'string' ? value.split(between) : []
  return [...new Set(list.map(textOf).filter(Boolean))]
}

const timeOf = (value: unknown) =>
  dateOf(value instanceof Date ? value : textOf(value).replace(/^(\d{4}-\d\d-\d\d) (\d)/, '$1T$2'))

/** The preview picture: an address, or an object with one. */
function previewOf(values: FrontMatter): ImportedPost['preview'] {
  const stated = first(
    values,
    'image',
    'cover',
    'featured_image',
    'featuredImage',
    'heroImage',
    'hero',
    'thumbnail',
    'images',
  )
  const picture: unknown = Array.isArray(stated) ? stated[0] : stated
  if (typeof picture === 'object' && picture !== null) {
    const { alt, caption, ...rest } = picture as FrontMatter
    const url = textOf(first(rest, 'src', 'url', 'image', 'path', 'feature'))
    return url ? { url, alt: textOf(alt), caption: textOf(caption) } : null
  }
  const alt = textOf(first(values, 'image_alt', 'imageAlt', 'heroImageAlt', 'cover_alt'))
  return textOf(picture) ? { url: textOf(picture), alt, caption: textOf(values['image_caption']) } : null
}

/** The first author: a name, an object with one, or the key of one that the site describes elsewhere. */
function authorOf(values: FrontMatter, authors: SiteFiles['authors']): ImportedAuthor | null {
  const found = first(values, 'author', 'authors')
  const author: unknown = Array.isArray(found) ? found[0] : found
  const isObject = typeof author === 'object' && author !== null
  const name = textOf(isObject ? first(author as FrontMatter, 'name', 'key') : author)
  return authors.get(authorKey(name)) ?? (name ? { name, bio: '', picture: null, links: [] } : null)
}

/** A former address; in Hugo it may be relative to the folder of the page. */
const aliasOf = (alias: string, address = '/') =>
  /^(?:https?:)?\//.test(alias) ? alias : address.replace(/[^/]*\/?$/, '') + alias

const isTrue = (value: unknown) => value === true || value === 'true'

/** Whether a file is a page of the old site, such as its imprint, or a list of pages. */
const isPage = (place: string, values: FrontMatter, hasPosts: boolean) =>
  /^(?:_index|404)\./.test(path.posix.basename(place)) ||
  values['layout'] === 'page' ||
  values['type'] === 'page' ||
  (hasPosts && !isAmongPosts(place) && !/(?:^|\/)content\//.test(place))

/** Hugo and Jekyll show no post before its date, and Hugo none after its end. */
function plannedOf(values: FrontMatter, isShown: boolean, createdAt: Date | null) {
  const now = Date.now()
  const start = timeOf(first(values, 'publishDate', 'publishdate')) ?? createdAt
  const end = timeOf(first(values, 'expiryDate', 'expirydate', 'unpublishdate'))
  const day = end?.toISOString().slice(0, 10)
  const isOver = isShown && end !== null && end.getTime() <= now
  const publishAt = isShown && !isOver && start && start.getTime() > now ? start : null
  const remark = isOver
    ? [`It was shown until ${day} and comes in as a draft.`]
    : isShown && end
      ? [`It was to be shown until ${day}, which is not planned here.`]
      : []
  return { isPublished: isShown && !isOver && !publishAt, publishAt, hidden: remark }
}

type MarkdownFile = { post: ImportedPost; values: FrontMatter }

function readPost(file: string, place: string, authors: SiteFiles['authors']): MarkdownFile {
  const { values, text } = readFrontMatter(file, place)
  const name = readName(place)
  const heading = /^\s*#\s+(.+)\n/.exec(text)
  const title = textOf(values['title']) || plainText(heading?.[1] ?? '')
  const { html, notes } = markdownHtml(
    heading && !values['title'] ? text.slice(heading[0].length) : text,
    /\.mdx$/i.test(place),
  )
  const createdAt = timeOf(first(values, 'date', 'pubDate', 'publishDate', 'published_at', 'created')) ?? name.date
  const isShown = !isTrue(values['draft']) && values['published'] !== false && !/(?:^|\/)_drafts\//.test(place)
  const { isPublished, publishAt, hidden } = plannedOf(values, isShown, createdAt)
  const slug = textOf(values['slug']).replace(/^.*\//, '') || name.slug
  const categories = textsOf(first(values, 'categories', 'category'), place)
  const own = textOf(first(values, 'permalink', 'url'))
  const usual = usualAddresses(place, { slug, date: createdAt, categories })
  const addresses = [
    ...(/^[^:]*$/.test(own) && own ? [own] : usual),
    ...textsOf(first(values, 'aliases', 'redirect_from')).map((alias) => aliasOf(alias, usual[0])),
  ]
  const post = {
    ...emptyFile(place),
    title: title || name.slug.replaceAll('-', ' '),
    slug,
    isPublished,
    isHighlighted: isPublished && isTrue(first(values, 'featured', 'pinned', 'sticky')),
    createdAt,
    publishedAt: isPublished ? createdAt : null,
    publishAt,
    updatedAt: timeOf(first(values, 'lastmod', 'updated', 'updatedDate', 'modified', 'last_modified_at')),
    summary: textOf(first(values, 'summary', 'description', 'excerpt', 'subtitle')).replace(/\s+/g, ' '),
    html,
    categories,
    tags: textsOf(first(values, 'tags', 'keywords'), place),
    author: authorOf(values, authors),
    preview: previewOf(values),
    addresses: addresses.filter((address) => /^(?:https?:\/)?\//.test(address)),
    notes: [...hidden, ...notes],
  }
  return { post, values }
}

/** A file of which nothing is known but its place. */
const emptyFile = (place: string): ImportedPost => ({
  ...emptyPost(`markdown:${place}`, place),
  file: place,
  base: `${path.posix.dirname(place)}/`,
})

/** A single file that cannot be read is one post less. */
async function tryFile(root: string, place: string, authors: SiteFiles['authors']): Promise<MarkdownFile> {
  const text = await readText(root, place).catch((error: unknown) => error)
  let values: FrontMatter = {}
  const post = tryPost(`markdown:${place}`, place, () => {
    if (typeof text !== 'string') throw text
    const file = readPost(text, place, authors)
    values = file.values
    return file.post
  })
  return { post: post.failure ? { ...emptyFile(place), failure: post.failure } : post, values }
}

/** Opens a folder of Markdown files with front matter, as Hugo, Jekyll and Astro use them. @throws ImportError */
export async function openMarkdown(folder: string, { pages }: SourceOptions = { pages: false }): Promise<ImportSource> {
  const root = path.resolve(folder)
  const { places, authors, redirects, left } = await readSiteFiles(root)
  if (places.length === 0) throw new ImportError('The folder has no Markdown files.')
  const hasPosts = places.some(isAmongPosts)
  const archives = new ArchiveList()
  const others = new Map<string, number>()
  async function* posts(): AsyncGenerator<ImportedPost> {
    others.clear()
    for (const [kind, count] of left) others.set(kind, count)
    for (const place of places) {
      const { post, values } = await tryFile(root, place, authors)
      if (!pages && isPage(place, values, hasPosts)) {
        others.set('page', (others.get('page') ?? 0) + 1)
        continue
      }
      for (const name of post.categories)
        archives.add('category', name, [`/categories/${pathName(name)}/`, `/category/${pathName(name)}/`])
      for (const name of post.tags) archives.add('tag', name, [`/tags/${pathName(name)}/`, `/tag/${pathName(name)}/`])
      const series = textsOf(values['series']).length
      if (series > 0) others.set('term of “series”', (others.get('term of “series”') ?? 0) + series)
      yield post
    }
  }
  const feeds = ['/index.xml', '/rss.xml', '/feed/']
  return {
    kind: 'markdown',
    origin: null,
    posts,
    others,
    archives: () => archives.list(),
    feeds,
    lists: () => ['/page/'],
    redirects,
  }
}
