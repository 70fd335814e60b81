import type { Schema } from '@tiptap/pm/model'
import { lossBetween } from './content-loss'
import { holdPart } from './unsupported-part'
import { readHeld, writeHeld } from './schema-content'
import { heldMarkup } from './schema-html'
import { treeOf, unwrapBlocks } from './normalize-markup'

/** Elements that only group others. */
const GROUPS = 'div, section, article, main'

/** Stored HTML prepared for the editor: each part that the schema cannot represent is replaced by a holder. */
export function heldBody(html: string, schema: Schema): string {
  const lossOf = (part: string) => lossBetween(part, writeHeld(readHeld(part, schema)))
  if (lossOf(html).length === 0) return heldMarkup(html)
  const body = treeOf(html)
  for (const part of [...body.children]) holdLossy(part, lossOf)
  return heldMarkup(body.innerHTML)
}

function holdLossy(part: Element, lossOf: (html: string) => string[]): void {
  const lost = lossOf(part.outerHTML)
  if (lost.length === 0) return
  if (!part.matches(GROUPS)) return holdPart(part, lost)
  const inner = [...part.children]
  unwrapBlocks(part)
  for (const each of inner) holdLossy(each, lossOf)
}
