import type { DOMOutputSpec } from '@tiptap/pm/model'
import { type Kit, KIT_TITLE, NEW_KIT, writeKit, readKitTable } from '@/lib/measure/kit'
import { KIT_HEAD, kitTable } from '@/lib/measure/kit-text'
import { dialogBlock } from '../blocks/edit-block'
import { allowedHref } from '../links/entered-url'

/** The tools and materials of a project; stored as a table with the quantities at its default measures. */
export const KitBlock = dialogBlock<Kit>({
  name: 'kit',
  tag: 'table[data-kit]',
  empty: NEW_KIT,
  title: () => KIT_TITLE,
  read: readTable,
  write: tableOf,
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

function readTable(table: HTMLElement): Kit | null {
  const rows = [...table.querySelectorAll<HTMLElement>('tr')].map((row) => ({
    item: row.dataset.item ?? null,
    name: row.querySelector('td')?.textContent ?? '',
    href: allowedHref(row.querySelector('td a')),
  }))
  const kit = readKitTable(table.dataset.kit ?? '', rows)
  return kit.items.length > 0 ? kit : null
}
