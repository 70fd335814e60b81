import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { type ImportedPost, ImportError, type ImportSource } from '../imported-post'
import { plainText } from '../plain-text'
import { type FrontMatter, readFrontMatter } from './front-matter'
import { markdownHtml } from './markdown-html'

const MARKDOWN = /\.(?:md|markdown|mdx)$/i
/** Jekyll dates its posts in their names. */
const DATED_NAME = /^(\d{4}-\d{2}-\d{2})-(.+)$/
/** Bytes of one file. */
const MAX_BYTES = 8 * 1024 * 1024
/** Folders that hold no posts; and files that describe the project. */
const OTHER_FOLDER = /^(?:\.|node_modules$|_drafts_$|themes$|layouts$)/
const OTHER_FILE = /^(?:readme|contributing|license|changelog|code_of_conduct)\./i

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '')
const first = (values: FrontMatter, ...names: string[]) =>
  names.map((name) => values[name]).find((value) => value !== undefined && value !== null && value !== '')

function textsOf(value: unknown): string[] {
  const list = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : []
  return [...new Set(list.map(textOf).filter(Boolean))]
}

function dateOf(value: unknown): Date | null {
  const date = value instanceof Date ? value : new Date(textOf(value).replace(/^(\d{4}-\d\d-\d\d) (\d)/, '$1T$2'))
  return Number.isNaN(date.getTime()) ? null : date
}

/** The preview picture: an address, or an object with one. */
function previewOf(values: FrontMatter): ImportedPost['preview'] {
  const given = first(
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
  const picture: unknown = Array.isArray(given) ? given[0] : given
  if (typeof picture === 'object' && picture !== null) {
    const { alt, caption, ...rest } = picture as FrontMatter
    const url = textOf(first(rest, 'src', 'url', 'image', 'path', 'feature'))
    return url ? { url, alt: textOf(alt), caption: textOf(caption) } : null
  }
  const alt = textOf(first(values, 'image_alt', 'imageAlt', 'heroImageAlt', 'cover_alt'))
  return textOf(picture) ? { url: textOf(picture), alt, caption: textOf(values['image_caption']) } : null
}

async function* markdownFiles(root: string, folder = ''): AsyncGenerator<string> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const place = path.posix.join(folder, entry.name)
    if (entry.isDirectory() && !OTHER_FOLDER.test(entry.name)) yield* markdownFiles(root, place)
    // Links could lead out of the folder.
    if (entry.isFile() && MARKDOWN.test(entry.name) && !OTHER_FILE.test(entry.name)) yield place
  }
}

/** The slug and date in a file's name: `2024-03-01-oak.md`, `oak.md`, or `oak/index.md` for Hugo's bundles. */
function readName(place: string): { slug: string; date: Date | null } {
  const base = path.posix.basename(place).replace(MARKDOWN, '')
  const name = /^_?index$/.test(base) ? path.posix.basename(path.posix.dirname(place)) : base
  const [, date, rest] = DATED_NAME.exec(name) ?? []
  return { slug: rest ?? name, date: date ? dateOf(date) : null }
}

const isTrue = (value: unknown) => value === true || value === 'true'

async function readPost(root: string, place: string): Promise<ImportedPost> {
  if ((await stat(path.join(root, place))).size > MAX_BYTES) throw new ImportError(`${place} is larger than 8 MB.`)
  const { values, text } = readFrontMatter(await readFile(path.join(root, place), 'utf8'), place)
  const name = readName(place)
  const heading = /^\s*#\s+(.+)\n/.exec(text)
  const title = textOf(values['title']) || plainText(heading?.[1] ?? '')
  const { html, notes } = markdownHtml(
    heading && !values['title'] ? text.slice(heading[0].length) : text,
    /\.mdx$/i.test(place),
  )
  const isPublished = !isTrue(values['draft']) && values['published'] !== false && !/(?:^|\/)_drafts\//.test(place)
  const createdAt = dateOf(first(values, 'date', 'pubDate', 'publishDate', 'published_at', 'created')) ?? name.date
  const slug = textOf(values['slug']) || name.slug
  const addresses = [textOf(first(values, 'permalink', 'url')), ...textsOf(first(values, 'aliases', 'redirect_from'))]
  return {
    sourceId: `markdown:${place}`,
    title: title || name.slug.replaceAll('-', ' '),
    slug,
    isPublished,
    createdAt,
    publishedAt: isPublished ? createdAt : null,
    updatedAt: dateOf(first(values, 'lastmod', 'updated', 'updatedDate', 'modified', 'last_modified_at')),
    summary: textOf(first(values, 'summary', 'description', 'excerpt', 'subtitle')).replace(/\s+/g, ' '),
    html,
    base: `${path.posix.dirname(place)}/`,
    categories: textsOf(first(values, 'categories', 'category')),
    tags: textsOf(first(values, 'tags', 'keywords')),
    preview: previewOf(values),
    seo: { title: null, description: null },
    addresses: addresses.filter((address) => /^(?:https?:\/)?\//.test(address)),
    notes,
  }
}

/** Opens a folder of Markdown files with front matter, as Hugo, Jekyll and Astro use them. @throws ImportError */
export async function openMarkdown(folder: string): Promise<ImportSource> {
  const root = path.resolve(folder)
  if ((await markdownFiles(root).next()).done) throw new ImportError('The folder has no Markdown files.')
  async function* posts(): AsyncGenerator<ImportedPost> {
    for await (const place of markdownFiles(root)) yield await readPost(root, place)
  }
  return { kind: 'markdown', origin: null, posts, others: new Map() }
}
