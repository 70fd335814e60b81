import 'server-only'
import { DomHandler, type Document } from 'domhandler'
import { Parser } from 'htmlparser2'
import { ReaderError } from '../reader-error'

const MAX_ELEMENTS = 100_000
/** Deeper elements become siblings, to bound recursion over the tree. */
const MAX_DEPTH = 300
/** Limit on unclosed tags, each of which slows down the parser. */
const MAX_OPEN = 20_000

class BoundedHandler extends DomHandler {
  #elements = 0

  override onopentag(name: string, attribs: Record<string, string>): void {
    this.#elements += 1
    if (this.#elements > MAX_ELEMENTS || this.tagStack.length > MAX_OPEN) {
      throw new ReaderError('too-large', 'The page has more parts than can be read.')
    }
    super.onopentag(name, attribs)
    const depth = this.tagStack.length
    const parent = this.tagStack[depth - 2]
    if (depth > MAX_DEPTH && parent) this.tagStack[depth - 1] = parent
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
  const handler = new BoundedHandler()
  new Parser(handler, { decodeEntities: true }).end(html)
  return handler.root
}
