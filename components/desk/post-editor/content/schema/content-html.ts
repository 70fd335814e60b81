import { getHTMLFromFragment, getSchema } from '@tiptap/core'
import { DOMParser, Fragment, type Node, type Schema } from '@tiptap/pm/model'
import { CONTENT_BLOCKS, CONTENT_INLINE } from '@/lib/contract/posts/content-elements'
import { contentLoss } from '../unsupported/content-loss'
import { holderOf, withoutHolders } from '../unsupported/unsupported-part'
import { CONTENT_EXTENSIONS } from './content-extensions'
import { normalizeFigures, normalizeMarkup, parseFragment, perBlock, unwrap, unwrapBlocks } from './normalize-markup'

/** The schema of post content, for use without an editor. */
export const CONTENT_SCHEMA = getSchema(CONTENT_EXTENSIONS)

const OTHERS = ['strike', 'del', 'table', 'tbody', 'tr', 'th', 'td', '[data-unsupported-part]', 'aside']
const CONTAINER_SELECTOR = [...CONTENT_BLOCKS, ...CONTENT_INLINE, ...OTHERS].join()

/** HTML reduced to elements of the editor's schema. */
function schemaHtml(html: string): string {
  const body = normalizeMarkup(parseFragment(html))
  normalizeFigures(body)
  for (const element of [...body.querySelectorAll(`:not(${CONTAINER_SELECTOR})`)].reverse()) unwrap(element)
  return body.innerHTML
}

/** Parses HTML into a document, as far as the schema supports it. */
export function parseContent(html: string, schema: Schema): Node {
  return trimmed(DOMParser.fromSchema(schema).parse(parseFragment(schemaHtml(html))))
}

/** Serializes a document to HTML; unsupported parts stay in their holders. */
export function serializeContent(doc: Node): string {
  return getHTMLFromFragment(doc.content, doc.type.schema)
}

/** A document without trailing empty paragraphs. */
function trimmed(doc: Node): Node {
  const last = doc.children.findLastIndex(({ type, content }) => type.name !== 'paragraph' || content.size > 0)
  return doc.copy(Fragment.from(doc.children.slice(0, last + 1)))
}

/** The content as stored HTML, normalized as after a reload; empty for an empty document. */
export function contentHtml(doc: Node): string {
  return withoutHolders(serializeContent(parseContent(serializeContent(trimmed(doc)), doc.type.schema)))
}

const blocksHtml = perBlock((block) => withoutHolders(getHTMLFromFragment(Fragment.from(block), block.type.schema)))

/**
 * The content as HTML that is not normalized, for drafts: in a text of 20,000 words a hundredth of the time of
 * `contentHtml`, while one block changes.
 */
export function draftHtml(doc: Node): string {
  return blocksHtml(trimmed(doc))
    .map(({ value }) => value)
    .join('')
}

/** Parses stored HTML into a document, including the holders of unsupported parts. */
export function readContent(html: string, schema = CONTENT_SCHEMA): Node {
  return parseContent(withHolders(html, schema), schema)
}

/** Stored HTML as the editor serializes it, for comparison: the sanitizer's markup for the same content differs slightly. */
export const editorHtml = (stored: string, schema = CONTENT_SCHEMA): string => contentHtml(readContent(stored, schema))

/** Elements that only group others. */
const GROUPS = 'div, section, article, main'

/**
 * Stored HTML prepared for the editor: each part that the schema cannot represent is replaced by a holder; all of it, if
 * something would be lost even so.
 */
export function withHolders(html: string, schema = CONTENT_SCHEMA): string {
  const lossOf = (part: string) => contentLoss(part, serializeContent(parseContent(part, schema)))
  const unsupported = lossOf(html)
  if (unsupported.length === 0) return schemaHtml(html)
  const body = parseFragment(html)
  for (const part of [...body.children]) replaceUnsupported(part, lossOf)
  const prepared = schemaHtml(body.innerHTML)
  const isLost = contentLoss(html, contentHtml(parseContent(prepared, schema))).length > 0
  return isLost ? holderOf(html, unsupported).outerHTML : prepared
}

function replaceUnsupported(part: Element, lossOf: (html: string) => string[]): void {
  const unsupported = lossOf(part.outerHTML)
  if (unsupported.length === 0) return
  if (!part.matches(GROUPS)) return part.replaceWith(holderOf(part.outerHTML, unsupported))
  const inner = [...part.children]
  unwrapBlocks(part)
  for (const each of inner) replaceUnsupported(each, lossOf)
}

/** Whether two documents are equal except for trailing empty paragraphs. */
export function isSameContent(one: Node, other: Node): boolean {
  return trimmed(one).eq(trimmed(other))
}
