import { createReadStream } from 'node:fs'
import { Parser } from 'htmlparser2'
import { ImportError } from '../imported-post'
import { plainText } from '../plain-text'

/** An `<item>` of a WordPress export: a post, page, attachment or anything else. */
export type WxrItem = {
  /** The text of each element by its name, such as `wp:post_id`. */
  fields: Map<string, string>
  terms: { domain: string; slug: string; name: string }[]
  /** The value of each `wp:postmeta` by its key. */
  meta: Map<string, string>
  /** Names that the item had in its address before. */
  oldSlugs: string[]
  comments: number
  /** The element with more text than any post can have; it was left out. */
  tooLarge: string | null
}

/** A category or tag as the head of an export lists it. */
export type WxrTerm = { domain: 'category' | 'post_tag'; slug: string; name: string; parent: string; id: string }

export type WxrChannel = {
  /** The address of the old site. */
  address: string
  terms: WxrTerm[]
  /** Authors, with their names for visitors. */
  authors: { id: string; login: string; name: string }[]
}

/** Characters of one element that are kept; WordPress stores at most 64 kB in most of them, and 4 GB in the content. */
const MAX_TEXT = 8_000_000
/** How deep elements are in each other at most: an export has four levels, and each open element slows down the parser. */
const MAX_DEPTH = 200
/** Characters of one element that are read at all. */
const MAX_ELEMENT = 256_000_000

const DOMAINS: Record<string, WxrTerm['domain']> = { 'wp:category': 'category', 'wp:tag': 'post_tag' }
const TERM_PARTS: Record<string, Exclude<keyof WxrTerm, 'domain'>> = {
  'wp:category_nicename': 'slug',
  'wp:tag_slug': 'slug',
  'wp:cat_name': 'name',
  'wp:tag_name': 'name',
  'wp:category_parent': 'parent',
  'wp:term_id': 'id',
}

const AUTHOR_PARTS: Record<string, 'id' | 'login' | 'name'> = {
  'wp:author_id': 'id',
  'wp:author_login': 'login',
  'wp:author_display_name': 'name',
}

/** The last entry of a list that lacks a part, or else a new one. */
function withoutPart<T>(list: T[], part: keyof T, isSame: (last: T) => boolean, make: () => T): T {
  const last = list.at(-1)
  if (last && isSame(last) && last[part] === '') return last
  const made = make()
  list.push(made)
  return made
}

/** Takes what stands before the items: the address of the site, its authors, and its categories and tags. */
function readHead(channel: WxrChannel, name: string, parent: string | undefined, text: string): void {
  if (name === 'wp:base_blog_url' || (name === 'link' && parent === 'channel' && !channel.address))
    channel.address = text.trim()
  const isName = name === 'wp:author_display_name' || name === 'wp:cat_name' || name === 'wp:tag_name'
  // WordPress stores names as HTML: `Paint &amp; Supplies`.
  const value = isName ? plainText(text) : text.trim()
  const authorPart = parent === 'wp:author' ? AUTHOR_PARTS[name] : undefined
  const newAuthor = () => ({ id: '', login: '', name: '' })
  if (authorPart) withoutPart(channel.authors, authorPart, () => true, newAuthor)[authorPart] = value
  const [domain, part] = [DOMAINS[parent ?? ''], TERM_PARTS[name]]
  if (!domain || !part) return
  const newTerm = () => ({ domain, slug: '', name: '', parent: '', id: '' })
  withoutPart(channel.terms, part, (last) => last.domain === domain, newTerm)[part] = value
}

const emptyItem = (): WxrItem => ({
  fields: new Map(),
  terms: [],
  meta: new Map(),
  oldSlugs: [],
  comments: 0,
  tooLarge: null,
})

/** Takes the parts of an export as they are read. Entities other than XML's own are not expanded, and none is ever fetched. */
class ItemParser {
  private readonly done: WxrItem[] = []
  private readonly path: string[] = []
  private item: WxrItem | null = null
  private text = ''
  private term = { domain: '', slug: '' }
  private metaKey = ''
  private hasVersion = false
  private hasEnd = false
  /** Characters since the last element began or ended: the parser holds them all. */
  private pending = 0
  private readonly parser = new Parser(
    {
      onopentag: (name, attributes) => this.open(name, attributes),
      ontext: (text) => this.add(text),
      onclosetag: (name, isImplied) => this.close(name, isImplied),
    },
    { xmlMode: true },
  )

  constructor(private readonly channel: WxrChannel) {}

  /** @returns the items that end in this part. */
  read(chunk: string): WxrItem[] {
    this.pending += chunk.length
    this.parser.write(chunk)
    if (this.pending > MAX_ELEMENT) throw new ImportError('An element of the export has over 256 MB.')
    return this.done.splice(0)
  }

  end(): WxrItem[] {
    this.parser.end()
    if (!this.hasVersion) throw new ImportError('This is no WordPress export: it names no WXR version.')
    if (!this.hasEnd) throw new ImportError('The export breaks off before its end. Export it again.')
    return this.done.splice(0)
  }

  private open(name: string, attributes: Record<string, string>): void {
    if (name === 'item') this.item = emptyItem()
    if (name === 'category') this.term = { domain: attributes['domain'] ?? '', slug: attributes['nicename'] ?? '' }
    if (this.path.push(name) > MAX_DEPTH)
      throw new ImportError(
        `The elements of the export are nested too deeply, or never closed: <${name.slice(0, 60)}>.`,
      )
    this.text = ''
    this.pending = 0
  }

  private add(text: string): void {
    this.pending = 0
    if (this.text.length + text.length <= MAX_TEXT) this.text += text
    else if (this.item) this.item.tooLarge = this.path.at(-1) ?? ''
    else throw new ImportError(`An element of the export (${this.path.at(-1)}) is too large.`)
  }

  private close(name: string, isImplied: boolean): void {
    this.path.pop()
    this.pending = 0
    const { item, text } = this
    const parent = this.path.at(-1)
    this.text = ''
    if (isImplied) return
    if (name === 'wp:wxr_version') this.hasVersion = true
    if (name === 'rss') this.hasEnd = true
    if (!item) readHead(this.channel, name, parent, text)
    else if (name === 'item') {
      this.done.push(item)
      this.item = null
    } else if (name === 'wp:comment') item.comments += 1
    else if (parent === 'wp:postmeta' && name === 'wp:meta_key') this.metaKey = text
    else if (parent === 'wp:postmeta' && name === 'wp:meta_value') this.addMeta(item, text)
    else if (parent === 'item' && name === 'category') item.terms.push({ ...this.term, name: plainText(text) })
    else if (parent === 'item') item.fields.set(name, text)
  }

  private addMeta({ meta, oldSlugs }: WxrItem, value: string): void {
    if (this.metaKey === '_wp_old_slug') oldSlugs.push(value.trim())
    meta.set(this.metaKey, value)
  }
}

/**
 * Reads the items of a WordPress export (WXR: RSS with extensions), of one or several files, as a stream.
 * @param channel receives what the files say about the site.
 * @throws ImportError for a file that is no such export, or breaks off.
 */
export async function* readItems(files: readonly string[], channel: WxrChannel): AsyncGenerator<WxrItem> {
  channel.terms = []
  channel.authors = []
  for (const file of files) {
    const parser = new ItemParser(channel)
    for await (const chunk of createReadStream(file, 'utf8')) yield* parser.read(chunk as string)
    yield* parser.end()
  }
}
