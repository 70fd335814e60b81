import 'server-only'
import type { Document } from 'domhandler'
import { Parser } from 'htmlparser2'
import { ReaderError } from '../reader-error'
import { TooDeep } from '@/lib/format/texts/map-texts'
import { BoundedHandler } from './bounded-handler'

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
