import 'server-only'
import { DomHandler, type Document } from 'domhandler'
import { Parser } from 'htmlparser2'

/** Open elements at most: each slows down the parser for every element after it. */
export const MAX_OPEN = 1_000
/** Deeper elements become siblings, to bound recursion over the tree. */
const MAX_DEPTH = 300

/** Markup with more open elements than a person writes. */
export class TooDeep extends Error {}

/** Builds a tree of bounded depth. @throws TooDeep */
export class BoundedHandler extends DomHandler {
  override onopentag(name: string, attribs: Record<string, string>): void {
    super.onopentag(name, attribs)
    const depth = this.tagStack.length
    if (depth > MAX_OPEN) throw new TooDeep()
    const parent = this.tagStack[depth - 2]
    if (depth > MAX_DEPTH && parent) this.tagStack[depth - 1] = parent
  }
}

function parse(html: string): Document {
  const handler = new BoundedHandler()
  new Parser(handler).end(html)
  return handler.root
}

/** HTML as text, with spaces in place of its tags. */
export const withoutTags = (html: string) => html.replace(/(?:<[a-z/!?][^<>]*>)+/gi, ' ').replaceAll('<', '&lt;')

/** Parses HTML that a stranger wrote; of one with too many open elements, only the text. */
export function parseHtml(html: string): { body: Document; isTextOnly: boolean } {
  try {
    return { body: parse(html), isTextOnly: false }
  } catch (error) {
    if (error instanceof TooDeep) return { body: parse(withoutTags(html)), isTextOnly: true }
    throw error
  }
}
