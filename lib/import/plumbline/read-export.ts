import { lstat, readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import {
  type AboutPicture,
  type ExportedRedirect,
  type ImportedAuthor,
  type ImportedPost,
  ImportError,
  type ImportSource,
  tryPost,
} from '../imported-post'
import { verifyChecksums } from './checksums'
import { dateOf, textOf } from '../stated-values'
import { isObject } from '@/lib/reader/state/json-value'

type Json = Record<string, unknown>

export const MANIFEST = 'plumbline.json'
/** Bytes of one file: a post has some megabytes at most, and a hundred thousand redirects twenty. */
const MAX_BYTES = 64 * 1024 * 1024
/** Levels of objects and lists in each other. */
const MAX_DEPTH = 50

const ID = /^[\w-]{1,100}$/

const objectsOf = (value: unknown) => (Array.isArray(value) ? value.filter(isObject) : [])

/** Whether a value has more levels than any part of an export: what reads it would recur as deeply. */
function isDeep(value: Json): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []))
  }
  return false
}

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
  if (isDeep(value)) throw new ImportError(`${path.basename(file)} is nested too deeply.`)
  return value
}

async function* readAll(folder: string): AsyncGenerator<Json> {
  for (const file of await filesOf(folder)) yield await readJson(file)
}

async function filesOf(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => path.join(folder, name))
}

const textsOf = (value: unknown) =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []

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
  const changedAt = dateOf(post['changed_at'])
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
      ...(changedAt && { changedAt }),
      unpublishAt: dateOf(plan['unpublish_at']),
      products: objectsOf(post['products']).map(({ product_id: product }) => textOf(product)),
    },
  }
}

/** A file that is damaged is one post less. */
async function readPost(file: string): Promise<ImportedPost> {
  const name = path.basename(file, '.json')
  const json = await readJson(file).catch((error: unknown) => error)
  return tryPost(`plumbline:${name}`, name, () => {
    if (isObject(json) && !(json instanceof Error)) return toPost(json)
    throw json
  })
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
    for (const file of await filesOf(path.join(folder, 'posts'))) yield await readPost(file)
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
