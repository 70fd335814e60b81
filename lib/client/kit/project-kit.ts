import { dimensionLabel, type Kit, readKit } from '@/lib/measure/kit'
import { measuresText, totalText } from '@/lib/measure/kit-text'
import type { System } from '@/lib/measure/length'
import type { Measures } from '@/lib/measure/quantity'
import {
  convertedIn,
  convertField,
  fieldsOf,
  type KitField,
  measureIn,
  type KitState,
  readKitState,
  storeKitState,
} from './kit-state'
import { lineOf, type PageRow, rowsOf, showRow, write, addSaveButtons } from './kit-rows'

/** A kit on the page with its controls. */
type PageKit = {
  section: HTMLElement
  index: number
  kit: Kit
  rows: PageRow[]
  fields: KitField[]
  /** The choices of units; none without a length. */
  units: HTMLInputElement[]
  /** The units of the measures in the fields. */
  system: System
}

const HOW_TO_WRITE = { us: 'write it as 12 ft 6 in', metric: 'write it as 3.8 m' }
const systemOf = ({ units }: PageKit): System =>
  units.some(({ checked, value }) => checked && value === 'metric') ? 'metric' : 'us'

function open(section: HTMLElement, index: number): void {
  const kit: PageKit = {
    section,
    index,
    kit: readKit(section.dataset.kit ?? ''),
    rows: rowsOf(section),
    fields: fieldsOf(section),
    units: [...section.querySelectorAll<HTMLInputElement>('input[type=radio]')],
    system: 'us',
  }
  show(kit)
  // By then the browser has put back what it remembers of the fields, on a return that it remembers the page of too.
  addEventListener('pageshow', () => show(kit))
  section.addEventListener('input', ({ target }) => {
    if (kit.units.some((unit) => unit === target) && systemOf(kit) !== kit.system) {
      for (const field of kit.fields) convertField(field, kit.system, systemOf(kit))
      kit.system = systemOf(kit)
    }
    update(kit)
    storeKitState(index, stateOf(kit))
  })
  section.addEventListener('click', ({ target }) => {
    const act = target instanceof HTMLElement ? target.dataset.act : undefined
    if (act === 'copy') void copy(kit)
    if (act === 'print') print(section)
  })
}

/** Shows what this browser stores of the kit, and what follows from it; without a store, what stands in the fields. */
function show(kit: PageKit): void {
  const state = readKitState(kit.index)
  if (state) restore(kit, state)
  kit.system = systemOf(kit)
  update(kit)
}

function stateOf(kit: PageKit): KitState {
  return {
    have: kit.rows.filter(({ box }) => box.checked).map(({ item }) => item.name),
    typed: Object.fromEntries(kit.fields.map(({ dimension, input }) => [dimension, input.value])),
    written: Object.fromEntries(
      kit.fields.flatMap((field) => {
        const written = convertedIn(field)
        return written ? [[field.dimension, written]] : []
      }),
    ),
    system: systemOf(kit),
  }
}

function restore({ rows, fields, units }: PageKit, { have, typed, written, system }: KitState): void {
  for (const { box, item } of rows) box.checked = have.includes(item.name)
  for (const field of fields) {
    const shown = typed[field.dimension] ?? field.input.value
    const before = written[field.dimension]
    field.input.value = shown
    field.converted = before ? { ...before, shown } : null
  }
  for (const unit of units) unit.checked = unit.value === system
}

/** Reads the measures; an invalid one is marked and left out, with a message. */
function measure(kit: PageKit): { measures: Measures; messages: string[] } {
  const messages: string[] = []
  const read = kit.fields.flatMap((field) => {
    const { dimension, input } = field
    const value = measureIn(field, kit.system)
    input.setAttribute('aria-invalid', String(value === null))
    if (value) return [[dimension, value]]
    const how = dimension === 'count' ? 'write a number' : HOW_TO_WRITE[kit.system]
    messages.push(`${dimensionLabel(kit.kit, dimension)}: ${how}`)
    return []
  })
  return { measures: Object.fromEntries(read), messages }
}

function update(kit: PageKit): void {
  showCopy(kit)
  const { measures, messages } = measure(kit)
  const shown = kit.rows.map((row) => ({ row, priced: showRow(row, measures) }))
  const { sum, missing } = totalText(shown.filter(({ row }) => !row.box.checked).map(({ priced }) => priced))
  const had = shown.filter(({ row }) => row.box.checked).length
  const allHad = had === shown.length
  write(kit.section, '[data-sum]', allHad ? 'Nothing to buy' : sum)
  write(
    kit.section,
    '[data-missing]',
    [had && !allHad ? `Not counting the ${had} that you have` : '', missing].filter(Boolean).join('. '),
  )
  const items = kit.rows.map(({ item }) => item)
  write(kit.section, '.kit-basis', messages.join('. ') || measuresText(kit.kit, items, measures, kit.system))
}

function listText({ section, rows }: PageKit): string {
  const text = (part: string) => section.querySelector(part)?.textContent ?? ''
  return [
    `${text('.kit-title')}: ${document.querySelector('h1')?.textContent ?? document.title}`,
    text('.kit-basis'),
    ...rows.map(lineOf),
    [text('[data-sum]'), text('[data-missing]') && `(${text('[data-missing]')})`].filter(Boolean).join(' '),
    location.origin + location.pathname,
  ]
    .filter(Boolean)
    .join('\n')
}

/** Copies the list; where browsers do not allow that, as on plain http, it stands selected in a field. */
async function copy(kit: PageKit): Promise<void> {
  const text = listText(kit)
  try {
    await navigator.clipboard.writeText(text)
    showCopy(kit, '', 'Copied')
  } catch {
    showCopy(kit, text)
  }
}

/** Shows a text to be copied, or that it was; the styles hide an empty field. */
function showCopy({ section }: PageKit, text = '', message = ''): void {
  write(section, '.kit-actions > [role=status]', message)
  const field = section.querySelector('textarea')
  if (!field) return
  field.value = text
  if (!text) return
  field.focus()
  field.select()
}

/** Prints this kit alone. */
function print(section: HTMLElement): void {
  const root = document.documentElement
  const end = () => {
    delete root.dataset.printing
    delete section.dataset.printed
  }
  root.dataset.printing = 'kit'
  section.dataset.printed = ''
  addEventListener('afterprint', end, { once: true })
  window.print()
}

const opened = new WeakSet<HTMLElement>()

function start(): void {
  const sections = [...document.querySelectorAll<HTMLElement>('.prose section.kit')]
  for (const [index, section] of sections.entries()) if (!opened.has(section)) open(section, index)
  addSaveButtons(sections.filter((section) => !opened.has(section)))
  for (const section of sections) opened.add(section)
}

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
else start()
// React makes the page anew where its texts were changed before it started.
addEventListener('hydrated', start)
