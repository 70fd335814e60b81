import type { Schema } from '@tiptap/pm/model'
import { Node } from '@tiptap/core'
import { contentLoss } from './content-loss'
import { safeCopies } from '../paste/clean-paste'
import { parseFragment, unwrapBlocks } from '../schema/normalize-markup'
import { parseContent, serializeContent } from '../schema/schema-content'
import { schemaHtml } from '../schema/schema-html'

/** Attribute with the markup of an unsupported part. */
const HOLDER = 'data-unsupported-part'

const HOLDERS = new RegExp(`<div ${HOLDER}="[^"]*"(?: title="[^"]*")?></div>`, 'g')

/** Markup read from stored content, so that pasted HTML cannot create such a part. */
const knownMarkup = new Set<string>()

/**
 * Replaces an unsupported part of stored content by a holder, which the editor shows and moves as one block.
 * @param unsupported readable names of what is unsupported.
 */
function replaceByHolder(part: Element, unsupported: string[]): void {
  const holder = part.ownerDocument.createElement('div')
  knownMarkup.add(part.outerHTML)
  holder.setAttribute(HOLDER, part.outerHTML)
  holder.title = unsupported.join(', ')
  part.replaceWith(holder)
}

/** Stored HTML with each holder replaced by its original markup. */
export function withoutHolders(html: string): string {
  return html.replace(HOLDERS, (holder) => parseFragment(holder).firstElementChild?.getAttribute(HOLDER) ?? '')
}

/** Atom node for an unsupported part of the content: it stays unchanged and can be moved or removed. */
export const UnsupportedPart = Node.create({
  name: 'unsupportedPart',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ html: { default: '', rendered: false }, unsupported: { default: '', rendered: false } }),
  parseHTML: () => [
    {
      tag: `div[${HOLDER}]`,
      getAttrs: (element) => {
        const html = element.getAttribute(HOLDER) ?? ''
        return knownMarkup.has(html) && { html, unsupported: element.title }
      },
    },
  ],
  renderHTML: ({ node }) => ['div', { [HOLDER]: String(node.attrs.html), title: String(node.attrs.unsupported) }],
  addNodeView:
    () =>
    ({ node }) => {
      const [dom, note, content] = ['div', 'p', 'div'].map((tag) => document.createElement(tag)) as [
        HTMLElement,
        HTMLElement,
        HTMLElement,
      ]
      dom.className = 'unsupported-part'
      dom.contentEditable = 'false'
      note.textContent = `This part cannot be edited here (${String(node.attrs.unsupported)}). It stays as it is, and can be moved or removed.`
      note.className = 'unsupported-part-note'
      content.append(...safeCopies(parseFragment(String(node.attrs.html))))
      dom.append(note, content)
      return { dom }
    },
})

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
