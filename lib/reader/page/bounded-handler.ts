import 'server-only'
import { DomHandler, type Document } from 'domhandler'
import { Parser } from 'htmlparser2'
import { MAX_OPEN, TooDeep, withoutTags } from '@/lib/format/texts/map-texts'

/** Deeper elements become siblings, to bound recursion over the tree. */
const MAX_DEPTH = 300

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

/** Parses HTML that a stranger wrote; of one with too many open elements, only the text. */
export function parseHtml(html: string): { body: Document; isTextOnly: boolean } {
  try {
    return { body: parse(html), isTextOnly: false }
  } catch (error) {
    if (error instanceof TooDeep) return { body: parse(withoutTags(html)), isTextOnly: true }
    throw error
  }
}
