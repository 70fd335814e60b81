import { DomHandler, type Document } from 'domhandler'
import { Parser } from 'htmlparser2'
import { MAX_OPEN, TooDeep, withoutTags } from '@/lib/format/texts/map-texts'
import { ReaderError } from '../reader-options'

/** Deeper elements become siblings, to bound recursion over the tree. */
const MAX_DEPTH = 300

/** Builds a tree of bounded depth. @throws TooDeep */
class BoundedHandler extends DomHandler {
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

const MAX_ELEMENTS = 100_000

const tooLarge = () => new ReaderError('too-large', 'The page has more parts than can be read.')

class PageHandler extends BoundedHandler {
  #elements = 0

  override onopentag(name: string, attribs: Record<string, string>): void {
    this.#elements += 1
    if (this.#elements > MAX_ELEMENTS) throw tooLarge()
    super.onopentag(name, attribs)
  }

  /** A root element: the selector engine slows down with every element without a parent. */
  override onparserinit(parser: Parser): void {
    super.onparserinit(parser)
    super.onopentag('reader-page', {})
  }

  override oncomment(): void {}
  override oncommentend(): void {}
}

/**
 * Parses markup into a tree of bounded size and depth.
 * @throws ReaderError `too-large`.
 */
export function parseMarkup(html: string): Document {
  const handler = new PageHandler()
  try {
    new Parser(handler, { decodeEntities: true }).end(html)
  } catch (error) {
    throw error instanceof TooDeep ? tooLarge() : error
  }
  return handler.root
}
