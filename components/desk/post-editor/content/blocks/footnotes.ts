import { type Editor, findChildren, Node } from '@tiptap/core'
import type { Node as DocumentNode } from '@tiptap/pm/model'
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state'
import { FOOTNOTE_ID } from '@/lib/contract/posts/content-elements'
import { newKey } from '@/lib/client/calls/new-key'
import { afterChange } from '../schema/after-change'
import { eachNode, perBlock, topBlocks } from '../schema/normalize-markup'

const idOf = (value: string | null | undefined) =>
  value && FOOTNOTE_ID.test(value) && !value.startsWith('fnref-') ? value : null

function referenceOf(element: HTMLElement): { note: string; number: number } | false {
  const link = element.firstElementChild
  const note = idOf(link?.getAttribute('href')?.replace(/^#/, ''))
  const isAlone = element.childNodes.length === 1 && link?.localName === 'a'
  return isAlone && note !== null && { note, number: Number(link?.textContent) || 1 }
}

/** The number of a footnote in the text; a link to its note. */
const Reference = Node.create({
  name: 'footnoteReference',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ note: { default: '', rendered: false }, number: { default: 1, rendered: false } }),
  parseHTML: () => [{ tag: 'sup', priority: 60, getAttrs: referenceOf }],
  renderHTML: ({ node: { attrs } }) => {
    const note = String(attrs.note)
    return ['sup', ['a', { href: `#${note}`, id: note.replace(/^fn-/, 'fnref-') }, String(attrs.number)]]
  },
  renderText: ({ node }) => `[${String(node.attrs.number)}]`,
})

/** All notes, in the order of their references. */
const Footnotes = Node.create({
  name: 'footnotes',
  group: 'block',
  content: 'footnote+',
  isolating: true,
  parseHTML: () => [{ tag: 'ol[data-footnotes]', priority: 60 }],
  renderHTML: () => ['ol', { 'data-footnotes': '' }, 0],
  addProseMirrorPlugins: () => [afterChange(withOrderedNotes)],
})

const Footnote = Node.create({
  name: 'footnote',
  content: 'paragraph+',
  defining: true,
  addAttributes: () => ({ id: { default: '', parseHTML: (element: HTMLElement) => idOf(element.id) ?? '' } }),
  parseHTML: () => [{ tag: 'ol[data-footnotes] > li', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['li', HTMLAttributes, 0],
})

export const FOOTNOTES = [Reference, Footnotes, Footnote]

/** Inserts a reference at the cursor and its note at the end of the text, with the cursor in the note. */
export function insertFootnote({ state, view, schema }: Editor): void {
  const id = `fn-${newKey()}`
  const tr = state.tr.replaceSelectionWith(schema.node('footnoteReference', { note: id }), false)
  const note = schema.node('footnote', { id }, schema.node('paragraph'))
  const list = listIn(tr.doc)
  if (list) tr.insert(list.pos + list.node.nodeSize - 1, note)
  else tr.insert(endOfText(tr.doc), schema.node('footnotes', null, note))
  view.dispatch(tr)
  const { doc } = view.state
  const [placed] = findChildren(doc, ({ type, attrs }) => type.name === 'footnote' && attrs.id === id)
  if (placed)
    view.dispatch(view.state.tr.setSelection(TextSelection.near(doc.resolve(placed.pos + 1))).scrollIntoView())
}

/** Before the empty paragraph that the editor keeps at the end to write on in. */
function endOfText({ content, lastChild, childCount }: DocumentNode): number {
  const isSpare = childCount > 1 && lastChild?.type.name === 'paragraph' && lastChild.content.size === 0
  return content.size - (isSpare ? lastChild.nodeSize : 0)
}

const listIn = (doc: DocumentNode) => topBlocks(doc).find(({ node }) => node.type.name === 'footnotes')

const notesOfBlocks = perBlock((block) => {
  const ids: string[] = []
  eachNode(block, ({ type, attrs }) => {
    if (type.name === 'footnoteReference') ids.push(String(attrs.note))
  })
  return ids
})

/** Ids of the notes that are referred to, in the order of the text. */
const referredNotes = (doc: DocumentNode): string[] => [...new Set(notesOfBlocks(doc).flatMap(({ value }) => value))]

/** Numbers the references and sorts the notes; a note goes with its last reference, a reference with its note. */
function withOrderedNotes(before: EditorState, { doc, tr }: EditorState): Transaction | null {
  const list = listIn(doc)
  const order = referredNotes(doc)
  if (!list && order.length === 0) return null
  const notes = list ? list.node.children : []
  const removed = new Set(referredNotes(before.doc).filter((id) => !order.includes(id)))
  const rankOf = (note: DocumentNode) => order.indexOf(String(note.attrs.id)) + 1 || order.length + 1
  const remaining = notes
    .filter(({ attrs }) => !removed.has(String(attrs.id)))
    .sort((one, other) => rankOf(one) - rankOf(other))
  const isSorted = remaining.length === notes.length && remaining.every((note, index) => note === notes[index])
  if (list && !isSorted) {
    if (remaining.length > 0) tr.replaceWith(list.pos + 1, list.pos + list.node.nodeSize - 1, remaining)
    else tr.delete(list.pos, list.pos + list.node.nodeSize)
  }
  const lost = new Set((listIn(before.doc)?.node.children ?? []).map(({ attrs }) => String(attrs.id)))
  for (const { attrs } of notes) lost.delete(String(attrs.id))
  const left = order.filter((id) => !lost.has(id))
  numberReferences(doc, tr, left, lost)
  return tr.docChanged ? tr : null
}

function numberReferences(doc: DocumentNode, tr: Transaction, order: string[], lost: Set<string>): void {
  doc.descendants((node, pos) => {
    if (node.type.name !== 'footnoteReference') return
    const note = String(node.attrs.note)
    const place = tr.mapping.map(pos)
    if (lost.has(note)) return void tr.delete(place, place + 1)
    const number = order.indexOf(note) + 1
    if (node.attrs.number !== number) tr.setNodeAttribute(place, 'number', number)
  })
}
