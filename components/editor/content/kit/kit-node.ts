import { Node } from '@tiptap/core'
import { DOMSerializer, type DOMOutputSpec } from '@tiptap/pm/model'
import { type Kit, KIT_TITLE, NEW_KIT, writeKit, readKitTable } from '@/lib/measure/kit'
import { KIT_HEAD, kitTable } from '@/lib/measure/kit-text'
import { editableBlock } from '../blocks/edit-block'
import { allowedHref } from '../links/entered-url'

/** The tools and materials of a project; stored as a table with the quantities at its default measures. */
export const KitBlock = Node.create({
  name: 'kit',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ kit: { default: NEW_KIT, rendered: false } }),
  parseHTML: () => [{ tag: 'table[data-kit]', priority: 60, getAttrs: (element) => attributesOf(element) }],
  renderHTML: ({ node }) => tableOf(node.attrs.kit as Kit),
  addNodeView:
    () =>
    ({ node, getPos, editor }) =>
      editableBlock({
        name: KIT_TITLE,
        content: DOMSerializer.renderSpec(document, tableOf(node.attrs.kit as Kit)).dom,
        editor,
        getPos,
      }),
})

function tableOf(kit: Kit): DOMOutputSpec {
  const rows = kitTable(kit).map(({ item, name, href, quantity }): DOMOutputSpec => [
    'tr',
    item === null ? {} : { 'data-item': item },
    ['td', href ? ['a', { href }, name] : name],
    ['td', quantity],
  ])
  return ['table', { 'data-kit': writeKit(kit) }, ['tbody', ['tr', ...KIT_HEAD.map((title) => ['th', title])], ...rows]]
}

function attributesOf(table: HTMLElement): { kit: Kit } | false {
  const rows = [...table.querySelectorAll<HTMLElement>('tr')].map((row) => ({
    item: row.dataset.item ?? null,
    name: row.querySelector('td')?.textContent ?? '',
    href: allowedHref(row.querySelector('td a')),
  }))
  const kit = readKitTable(table.dataset.kit ?? '', rows)
  return kit.items.length > 0 && { kit }
}
