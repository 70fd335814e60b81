import { createReadStream } from 'node:fs'
import { Parser } from 'htmlparser2'
import { ImportError } from '../imported-post'

/** An `<item>` of a WordPress export: a post, page, attachment or anything else. */
export type WxrItem = {
  /** The text of each element by its name, such as `wp:post_id`. */
  fields: Map<string, string>
  terms: { domain: string; slug: string; name: string }[]
  /** The value of each `wp:postmeta` by its key. */
  meta: Map<string, string>
}

export type WxrChannel = {
  /** The address of the old site. */
  address: string
}

/** Characters of one element; WordPress itself stores at most 64 kB in most of them, and 4 GB in the content. */
const MAX_TEXT = 8_000_000

const emptyItem = (): WxrItem => ({ fields: new Map(), terms: [], meta: new Map() })

/**
 * Reads the items of a WordPress export (WXR: RSS with extensions) as a stream. Entities other than XML's own are not
 * expanded, and none is ever fetched.
 * @param channel receives what the file says about the site.
 * @throws ImportError for a file that is no such export, breaks off, or has an element of over 8 million characters.
 */
export async function* readItems(file: string, channel: WxrChannel): AsyncGenerator<WxrItem> {
  const done: WxrItem[] = []
  const state = { item: null as WxrItem | null, path: [] as string[], text: '', isExport: false, hasEnd: false }
  let term = { domain: '', slug: '' }
  let metaKey = ''
  const close = (name: string) => {
    const { item, text } = state
    const parent = state.path.at(-1)
    if (name === 'wp:wxr_version') state.isExport = true
    if (name === 'rss') state.hasEnd = true
    if (!item) {
      if (name === 'wp:base_blog_url' || (name === 'link' && parent === 'channel' && !channel.address))
        channel.address = text.trim()
      return
    }
    if (name === 'item') {
      done.push(item)
      state.item = null
    } else if (name === 'wp:meta_key') metaKey = text
    else if (name === 'wp:meta_value') item.meta.set(metaKey, text)
    else if (parent === 'item' && name === 'category') item.terms.push({ ...term, name: text.trim() })
    else if (parent === 'item') item.fields.set(name, text)
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'item') state.item = emptyItem()
        if (name === 'category') term = { domain: attributes['domain'] ?? '', slug: attributes['nicename'] ?? '' }
        state.path.push(name)
        state.text = ''
      },
      ontext(text) {
        if (state.text.length + text.length > MAX_TEXT)
          throw new ImportError(`An element of the export (${state.path.at(-1)}) is too large to be a post's.`)
        state.text += text
      },
      onclosetag(name, isImplied) {
        state.path.pop()
        if (!isImplied) close(name)
        state.text = ''
      },
    },
    { xmlMode: true },
  )
  for await (const chunk of createReadStream(file, 'utf8')) {
    parser.write(chunk as string)
    yield* done.splice(0)
  }
  parser.end()
  yield* done.splice(0)
  if (!state.isExport) throw new ImportError('This is no WordPress export: it names no WXR version.')
  if (!state.hasEnd) throw new ImportError('The export breaks off before its end. Export it again.')
}
