import { createReadStream } from 'node:fs'
import { JSONParser } from '@streamparser/json'
import { type ImportedPost, ImportError, type ImportSource } from '../imported-post'
import { escapeHtml, plainText } from '../plain-text'

type Row = Record<string, unknown>

/** What an export says of posts in tables of their own. */
type Tables = { tags: Map<string, Row>; tagsOf: Map<string, { id: string; order: number }[]>; meta: Map<string, Row> }

/** Ghost's placeholder for the address of the site. */
const SITE = /__GHOST_URL__/g
/** Parts of Ghost's cards that say nothing on another site. */
const CARD_PARTS = /<(button|script|style|svg)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/gi

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const nullable = (value: unknown) => textOf(value).trim() || null

function dateOf(value: unknown): Date | null {
  const date = new Date(typeof value === 'number' || typeof value === 'string' ? value : Number.NaN)
  return Number.isNaN(date.getTime()) ? null : date
}

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
  const tables: Tables = { tags: new Map(), tagsOf: new Map(), meta: new Map() }
  for await (const { table, row } of readRows(file, ['tags', 'posts_tags', 'posts_meta'])) {
    if (table === 'tags') tables.tags.set(String(row['id']), row)
    if (table === 'posts_meta') tables.meta.set(String(row['post_id']), row)
    if (table !== 'posts_tags') continue
    const post = String(row['post_id'])
    const tags = tables.tagsOf.get(post) ?? []
    tables.tagsOf.set(post, [...tags, { id: String(row['tag_id']), order: Number(row['sort_order'] ?? 0) }])
  }
  return tables
}

/** The text of posts whose export has no HTML, from Ghost's own formats, a paragraph for each block. */
function textHtml({ lexical, mobiledoc }: Row): string {
  const paragraphs: string[] = []
  const collect = (node: unknown): string => {
    if (Array.isArray(node)) return node.map(collect).join('')
    if (typeof node !== 'object' || node === null) return ''
    const { text, children, type } = node as { text?: unknown; children?: unknown; type?: unknown }
    const inner = typeof text === 'string' ? text : collect(children)
    if (type !== 'paragraph' && type !== 'heading' && type !== 'extended-heading') return inner
    if (inner.trim()) paragraphs.push(inner)
    return ''
  }
  try {
    if (typeof lexical === 'string') collect((JSON.parse(lexical) as { root?: unknown }).root)
    else if (typeof mobiledoc === 'string') {
      const { sections = [] } = JSON.parse(mobiledoc) as { sections?: unknown[][] }
      for (const section of sections)
        paragraphs.push(
          section
            .flat(4)
            .filter((part) => typeof part === 'string')
            .slice(1)
            .join(''),
        )
    }
  } catch {
    return ''
  }
  return paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('')
}

function contentOf(row: Row): { html: string; notes: string[] } {
  const html = textOf(row['html'])
  if (html) return { html: html.replace(SITE, '').replace(CARD_PARTS, ''), notes: [] }
  const text = textHtml(row)
  return { html: text, notes: text ? ['The export has no HTML of it: only its text was taken.'] : [] }
}

function notesOf(row: Row): string[] {
  return [
    ...(row['status'] === 'scheduled'
      ? [`It was scheduled for ${textOf(row['published_at'])} and comes in as a draft.`]
      : []),
    ...(row['visibility'] && row['visibility'] !== 'public'
      ? ['It was for members only and comes in as a draft.']
      : []),
  ]
}

function toPost(row: Row, { tags, tagsOf, meta }: Tables): ImportedPost {
  const id = String(row['id'])
  const own = meta.get(id) ?? row
  const { html, notes } = contentOf(row)
  const isPublished = row['status'] === 'published' && (!row['visibility'] || row['visibility'] === 'public')
  const names = (tagsOf.get(id) ?? [])
    .sort((a, b) => a.order - b.order)
    .map((tag) => textOf(tags.get(tag.id)?.['name']).trim())
    .filter((name) => name && !name.startsWith('#'))
  const slug = nullable(row['slug'])
  const picture = textOf(row['feature_image']).replace(SITE, '')
  return {
    sourceId: `ghost:${textOf(row['uuid']) || id}`,
    title: textOf(row['title']).trim(),
    slug,
    isPublished,
    createdAt: dateOf(row['created_at']),
    publishedAt: isPublished ? dateOf(row['published_at']) : null,
    updatedAt: dateOf(row['updated_at']),
    summary: plainText(textOf(row['custom_excerpt'])),
    html,
    base: '/',
    categories: names,
    tags: [],
    preview: picture
      ? {
          url: picture,
          alt: textOf(own['feature_image_alt']),
          caption: plainText(textOf(own['feature_image_caption'])),
        }
      : null,
    seo: { title: nullable(own['meta_title']), description: nullable(own['meta_description']) },
    addresses: slug ? [`/${slug}/`] : [],
    notes: [...notesOf(row), ...notes],
  }
}

/** Opens a Ghost export (Settings → Import/Export). Reads the file once for its tags. @throws ImportError */
export async function openGhost(file: string): Promise<ImportSource> {
  const tables = await readTables(file)
  const others = new Map<string, number>()
  async function* posts(): AsyncGenerator<ImportedPost> {
    others.clear()
    for await (const { row } of readRows(file, ['posts'])) {
      if (row['type'] === 'page' || row['page'] === 1 || row['page'] === true)
        others.set('page', (others.get('page') ?? 0) + 1)
      else yield toPost(row, tables)
    }
  }
  return { kind: 'ghost', origin: null, posts, others }
}
