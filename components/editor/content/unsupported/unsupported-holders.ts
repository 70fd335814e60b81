import type { Schema } from '@tiptap/pm/model'
import { contentLoss } from './content-loss'
import { replaceByHolder } from './unsupported-part'
import { parseContent, serializeContent } from '../schema/schema-content'
import { schemaHtml } from '../schema/schema-html'
import { parseFragment, unwrapBlocks } from '../schema/normalize-markup'

/** Elements that only group others. */
const GROUPS = 'div, section, article, main'

/** Stored HTML prepared for the editor: each part that the schema cannot represent is replaced by a holder. */
export function withHolders(html: string, schema: Schema): string {
  const lossOf = (part: string) => contentLoss(part, serializeContent(parseContent(part, schema)))
  if (lossOf(html).length === 0) return schemaHtml(html)
  const body = parseFragment(html)
  for (const part of [...body.children]) replaceUnsupported(part, lossOf)
  return schemaHtml(body.innerHTML)
}

function replaceUnsupported(part: Element, lossOf: (html: string) => string[]): void {
  const unsupported = lossOf(part.outerHTML)
  if (unsupported.length === 0) return
  if (!part.matches(GROUPS)) return replaceByHolder(part, unsupported)
  const inner = [...part.children]
  unwrapBlocks(part)
  for (const each of inner) replaceUnsupported(each, lossOf)
}
