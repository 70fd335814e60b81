import { atomBlock } from '../blocks/edit-block'
import { safeCopies } from '../paste/clean-paste'
import { parseFragment } from '../schema/normalize-markup'

const HOLDER = 'data-unsupported-part'

const HOLDERS = new RegExp(`<div ${HOLDER}="[^"]*"(?: title="[^"]*")?></div>`, 'g')

/** Markup read from stored content, so that pasted HTML cannot create such a part. */
const knownMarkup = new Set<string>()

/**
 * A holder of an unsupported part of stored content, which the editor shows and moves as one block.
 * @param unsupported readable names of what is unsupported.
 */
export function holderOf(html: string, unsupported: string[]): HTMLElement {
  const holder = document.createElement('div')
  knownMarkup.add(html)
  holder.setAttribute(HOLDER, html)
  holder.title = unsupported.join(', ')
  return holder
}

/** Stored HTML with each holder replaced by its original markup. */
export function withoutHolders(html: string): string {
  return html.replace(HOLDERS, (holder) => parseFragment(holder).firstElementChild?.getAttribute(HOLDER) ?? '')
}

/** An unsupported part of the content: it stays unchanged and can be moved or removed. */
export const UnsupportedPart = atomBlock({
  name: 'unsupportedPart',
  tag: `div[${HOLDER}]`,
  empty: { html: '', unsupported: '' },
  read: (element) => {
    const html = element.getAttribute(HOLDER) ?? ''
    return knownMarkup.has(html) ? { html, unsupported: element.title } : null
  },
  write: ({ html, unsupported }) => ['div', { [HOLDER]: html, title: unsupported }],
  view: ({ html, unsupported }) => {
    const note = `This part cannot be edited here (${unsupported}). It stays as it is, and can be moved or removed.`
    return [
      'div',
      { class: 'unsupported-part', contenteditable: 'false' },
      ['p', { class: 'unsupported-part-note' }, note],
      ['div', ...safeCopies(parseFragment(html))],
    ]
  },
})
