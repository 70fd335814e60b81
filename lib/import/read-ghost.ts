import { createReadStream } from 'node:fs'
import { JSONParser } from '@streamparser/json'
import { ArchiveList } from './files'
import {
  type ImportedAuthor,
  type ImportedPost,
  ImportError,
  type ImportSource,
  lengthFailure,
  type SourceOptions,
  tryPost,
} from './imported-post'
import { plainText, replaceSpans } from './plain-text'
import { dateOf, textOf } from './stated-values'

type Row = Record<string, unknown>

/** What an export says of posts in tables of their own. */
type Tables = {
  tags: Map<string, Row>
  tagsOf: Map<string, Ordered[]>
  users: Map<string, Row>
  authorsOf: Map<string, Ordered[]>
  meta: Map<string, Row>
}
type Ordered = { id: string; order: number }

/** Ghost's placeholder for the address of the site. */
const SITE = /__GHOST_URL__/g
/** Parts of Ghost's cards that say nothing on another site. */
const CARD_PART = /<(button|script|style|svg)\b|<!--/gi
const cardPartEnd = ([, name]: string[]) => (name ? new RegExp(`</${name.toLowerCase()}>`, 'gi') : /-->/g)

const nullable = (value: unknown) => textOf(value).trim() || null

/**
 * Reads rows of a Ghost export, `{"db": [{"data": {table: […]}}]}` or without the outer list, as a stream.
 * @throws ImportError if it is no JSON.
 */
async function* readRows(file: string, tables: string[]): AsyncGenerator<{ table: string; row: Row }> {
  const paths = tables.flatMap((table) => [`$.db.*.data.${table}.*`, `$.data.${table}.*`])
  const parser = new JSONParser({ paths, keepStack: false })
  const rows: { table: string; row: Row }[] = []
  parser.onValue = ({ value, stack }) => {
    const table = textOf(stack.at(-1)?.key)
    if (typeof value === 'object' && value !== null) rows.push({ table, row: value as Row })
  }
  try {
    for await (const chunk of createReadStream(file)) {
      parser.write(chunk as Buffer)
      yield* rows.splice(0)
    }
  } catch (error) {
    throw new ImportError(`The export is no valid JSON: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    })
  }
  if (!parser.isEnded) throw new ImportError('The export breaks off before its end. Export it again.')
}

async function readTables(file: string): Promise<Tables> {
  const tables: Tables = {
    tags: new Map(),
    tagsOf: new Map(),
    users: new Map(),
    authorsOf: new Map(),
    meta: new Map(),
  }
  const add = (lists: Map<string, Ordered[]>, row: Row, id: unknown) => {
    const post = String(row['post_id'])
    lists.set(post, [...(lists.get(post) ?? []), { id: String(id), order: Number(row['sort_order'] ?? 0) }])
  }
  const names = ['tags', 'posts_tags', 'users', 'posts_authors', 'posts_meta']
  for await (const { table, row } of readRows(file, names)) {
    if (table === 'tags') tables.tags.set(String(row['id']), row)
    if (table === 'users') tables.users.set(String(row['id']), row)
    if (table === 'posts_meta') tables.meta.set(String(row['post_id']), row)
    if (table === 'posts_tags') add(tables.tagsOf, row, row['tag_id'])
    if (table === 'posts_authors') add(tables.authorsOf, row, row['author_id'])
  }
  return tables
}

const inOrder = (list: Ordered[] = []) => list.sort((a, b) => a.order - b.order)

/** The first author of a post; Ghost had one only, `author_id`, before it had several. */
function authorOf(row: Row, { users, authorsOf }: Tables): ImportedAuthor | null {
  const [first] = inOrder(authorsOf.get(String(row['id'])))
  const user = users.get(first?.id ?? String(row['author_id']))
  const name = textOf(user?.['name']).trim()
  if (!user || !name) return null
  return {
    name,
    bio: textOf(user['bio']),
    picture: nullable(textOf(user['profile_image']).replace(SITE, '')),
    links: [textOf(user['website'])].filter(Boolean),
  }
}

/** The text of a post. Ghost exports it as HTML beside its own formats, of which nothing else is read. */
function contentOf(row: Row): { html: string; failure: string | null } {
  const html = textOf(row['html'])
  const failure = lengthFailure(html)
  if (failure) return { html: '', failure }
  return { html: replaceSpans(html.replace(SITE, ''), CARD_PART, cardPartEnd, () => ''), failure }
}

function notesOf(row: Row): string[] {
  return [
    ...(row['status'] === 'sent' ? ['It was sent by e-mail only and comes in as a draft.'] : []),
    ...(row['visibility'] && row['visibility'] !== 'public'
      ? ['It was for members only and comes in as a draft.']
      : []),
    ...(!row['html'] && (row['lexical'] || row['mobiledoc'])
      ? ['The export does not hold its text as HTML. Save it in Ghost and export again.']
      : []),
  ]
}

const sourceIdOf = (row: Row) => `ghost:${textOf(row['uuid']) || String(row['id'])}`

function toPost(row: Row, tables: Tables): ImportedPost {
  const { tags, tagsOf, meta } = tables
  const id = String(row['id'])
  const own = meta.get(id) ?? row
  const { html, failure } = contentOf(row)
  const isPublished = row['status'] === 'published' && (!row['visibility'] || row['visibility'] === 'public')
  const names = inOrder(tagsOf.get(id))
    .map((tag) => textOf(tags.get(tag.id)?.['name']).trim())
    .filter((name) => name && !name.startsWith('#'))
  const slug = nullable(row['slug'])
  const picture = textOf(row['feature_image']).replace(SITE, '')
  return {
    sourceId: sourceIdOf(row),
    title: textOf(row['title']).trim(),
    slug,
    isPublished,
    isHighlighted: isPublished && Boolean(row['featured']),
    publishAt: row['status'] === 'scheduled' ? dateOf(row['published_at']) : null,
    createdAt: dateOf(row['created_at']),
    publishedAt: isPublished ? dateOf(row['published_at']) : null,
    updatedAt: dateOf(row['updated_at']),
    summary: plainText(textOf(row['custom_excerpt'])),
    html,
    base: '/',
    categories: names,
    tags: [],
    products: [],
    author: authorOf(row, tables),
    preview: picture
      ? {
          url: picture,
          alt: textOf(own['feature_image_alt']),
          caption: plainText(textOf(own['feature_image_caption'])),
        }
      : null,
    seo: { title: nullable(own['meta_title']), description: nullable(own['meta_description']) },
    addresses: slug ? [`/${slug}/`] : [],
    notes: notesOf(row),
    ...(failure && { failure }),
  }
}

function archivesOf({ tags }: Tables) {
  const archives = new ArchiveList()
  for (const tag of tags.values()) {
    const [name, slug] = [textOf(tag['name']).trim(), textOf(tag['slug'])]
    if (name && slug && !name.startsWith('#')) archives.add('category', name, [`/tag/${slug}/`])
  }
  return archives.list()
}

/** Opens a Ghost export (Settings → Import/Export). Reads the file once for its tags. @throws ImportError */
export async function openGhost(file: string, { pages }: SourceOptions = { pages: false }): Promise<ImportSource> {
  const tables = await readTables(file)
  const others = new Map<string, number>()
  async function* posts(): AsyncGenerator<ImportedPost> {
    others.clear()
    for await (const { row } of readRows(file, ['posts'])) {
      const isPage = row['type'] === 'page' || row['page'] === 1 || row['page'] === true
      if (isPage && !pages) others.set('page', (others.get('page') ?? 0) + 1)
      else yield tryPost(sourceIdOf(row), textOf(row['title']).trim(), () => toPost(row, tables))
    }
  }
  const lists = ['/page/', ...[...tables.users.values()].map((user) => `/author/${textOf(user['slug'])}/`)]
  return {
    kind: 'ghost',
    origin: null,
    posts,
    others,
    archives: () => archivesOf(tables),
    feeds: ['/rss/'],
    lists: () => lists.filter((address) => !address.endsWith('//')),
  }
}
