import 'server-only'
import { DomHandler, type Document } from 'domhandler'
import { Parser } from 'htmlparser2'
import { ReaderError } from '../reader-error'

const MAX_ELEMENTS = 100_000
/** Elements deeper than this become siblings, so that nothing that walks the tree runs deep. */
const MAX_DEPTH = 300
/** The parser slows down with every tag left open. */
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

  /** One element around all: the selector engine slows down with every element that has no parent. */
  override onparserinit(parser: Parser): void {
    super.onparserinit(parser)
    super.onopentag('reader-page', {})
  }

  override oncomment(): void {}
  override oncommentend(): void {}
}

/**
 * Parses markup into a tree whose size and depth are bounded, however the markup is made.
 * @throws ReaderError `too-large`.
 */
export function parseMarkup(html: string): Document {
  const handler = new BoundedHandler()
  new Parser(handler, { decodeEntities: true }).end(html)
  return handler.root
}
