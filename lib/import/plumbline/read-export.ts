import { lstat, readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import {
  type AboutPicture,
  type ExportedRedirect,
  type ImportedAuthor,
  type ImportedPost,
  ImportError,
  type ImportSource,
} from '../imported-post'
import { verifyChecksums } from './checksums'

type Json = Record<string, unknown>

export const MANIFEST = 'plumbline.json'
/** Bytes of one file: a post has some megabytes at most, and a hundred thousand redirects twenty. */
const MAX_BYTES = 64 * 1024 * 1024

const ID = /^[\w-]{1,100}$/

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const objectsOf = (value: unknown) => (Array.isArray(value) ? value.filter(isObject) : [])

const isThere = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )

async function readJson(file: string): Promise<Json> {
  const { size } = await lstat(file)
  if (size > MAX_BYTES) throw new ImportError(`${path.basename(file)} is larger than 64 MB.`)
  const value = await readFile(file, 'utf8')
    .then((text): unknown => JSON.parse(text))
    .catch(() => null)
  if (!isObject(value)) throw new ImportError(`${path.basename(file)} is no valid JSON of an object.`)
  return value
}

async function* readAll(folder: string): AsyncGenerator<Json> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.sort()) if (name.endsWith('.json')) yield await readJson(path.join(folder, name))
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const textsOf = (value: unknown) =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []
const dateOf = (value: unknown) => {
  const date = new Date(textOf(value))
  return Number.isNaN(date.getTime()) ? null : date
}

function authorOf(author: unknown): ImportedAuthor | null {
  if (!isObject(author) || !ID.test(textOf(author['id']))) return null
  const [id, name, bio] = [textOf(author['id']), textOf(author['name']), textOf(author['bio'])]
  return { id, name, bio, picture: textOf(author['picture']) || null, links: textsOf(author['links']) }
}

function toPost(post: Json): ImportedPost {
  const id = textOf(post['id'])
  if (!ID.test(id)) throw new ImportError('A post of the export has no id.')
  const seo = isObject(post['seo']) ? post['seo'] : null
  const plan = isObject(post['plan']) ? post['plan'] : {}
  const preview = textOf(post['previewImage'])
  return {
    sourceId: `plumbline:${id}`,
    title: textOf(post['title']),
    slug: textOf(post['slug']) || null,
    isPublished: post['status'] === 'published',
    isHighlighted: post['isHighlighted'] === true,
    publishAt: dateOf(plan['publish_at']),
    createdAt: dateOf(post['created_at']),
    publishedAt: dateOf(post['published_at']),
    updatedAt: dateOf(post['updated_at']),
    summary: textOf(post['summary']),
    html: textOf(post['content']),
    base: '/',
    categories: textsOf(post['categories']),
    tags: textsOf(post['tags']),
    products: [],
    author: authorOf(post['author']),
    preview: preview
      ? { url: preview, alt: textOf(post['previewImageAlt']), caption: textOf(post['previewImageCaption']) }
      : null,
    seo: { title: null, description: null },
    addresses: [],
    notes: [],
    own: {
      id,
      seo,
      unpublishAt: dateOf(plan['unpublish_at']),
      products: objectsOf(post['products']).map(({ product_id: product }) => textOf(product)),
    },
  }
}

async function readRedirects(folder: string): Promise<ExportedRedirect[]> {
  const file = path.join(folder, 'redirects.json')
  if (!(await isThere(file))) return []
  const { redirects } = await readJson(file)
  return objectsOf(redirects).map(({ from, to, status }) => {
    return { from: textOf(from), to: textOf(to) || null, status: Number(status) }
  })
}

async function readPictures(folder: string): Promise<ReadonlyMap<string, AboutPicture>> {
  const file = path.join(folder, 'pictures.json')
  // Exports of earlier versions have none.
  if (!(await isThere(file))) return new Map()
  const { pictures } = await readJson(file)
  return new Map(
    objectsOf(pictures).map(({ name, alt, focus }) => [
      textOf(name),
      { alt: textOf(alt) || null, focus: focus ?? null },
    ]),
  )
}

/** Whether a folder is an export of this software, as JSON. */
export const isOwnExport = (folder: string) => isThere(path.join(folder, MANIFEST))

/** Opens an export of this software, as JSON, after comparing every file with its checksum. @throws ImportError */
export async function openOwnExport(folder: string): Promise<ImportSource> {
  await verifyChecksums(folder)
  const { site } = await readJson(path.join(folder, MANIFEST))
  async function* posts(): AsyncGenerator<ImportedPost> {
    for await (const post of readAll(path.join(folder, 'posts'))) yield toPost(post)
  }
  return {
    kind: 'plumbline',
    origin: textOf(site) || null,
    posts,
    others: new Map(),
    archives: () => [],
    feeds: [],
    lists: () => [],
    own: {
      products: () => readAll(path.join(folder, 'products')),
      redirects: () => readRedirects(folder),
      pictures: () => readPictures(folder),
    },
  }
}
