import {
  defaultMeasures,
  type Kit,
  type KitItem,
  neededDimensions,
  NEW_ITEM,
  NEW_KIT,
  readCost,
  readMeasure,
} from '@/lib/measure/kit'
import { type Basis, coverUnits, type Dimension, quantityOf } from '@/lib/measure/quantity'
import { newKey } from '@/lib/client/calls/new-key'

/** A row in the form, with a key of its own. */
export type FormItem = KitItem & { key: string }
export type KitForm = Omit<Kit, 'items'> & { items: FormItem[] }

export const newItem = (fields: Partial<KitItem> = {}): FormItem => ({ ...NEW_ITEM, ...fields, key: newKey() })

/** The form of a kit; that of a new one has an empty row. */
export function formOf(kit: Kit | null): KitForm {
  const { items, ...facts } = kit ?? NEW_KIT
  return { ...facts, items: items.length > 0 ? items.map((item) => newItem(item)) : [newItem()] }
}

/** The kit of a form, without rows that have no name. */
export function kitOf({ items, ...facts }: KitForm): Kit {
  const named = items.filter(({ name }) => name.trim())
  return { ...facts, items: named.map(({ key: _key, ...item }) => ({ ...item, name: item.name.trim() })) }
}

/** Why a kit cannot be inserted: invalid measures, and keys of invalid rows. */
export type KitProblems = { measures: Dimension[]; rows: string[]; isEmpty: boolean }

export function problemsOf(form: KitForm): KitProblems {
  const measures = defaultMeasures(kitOf(form))
  const named = form.items.filter(({ name }) => name.trim())
  return {
    isEmpty: named.length === 0,
    measures: neededDimensions(named).filter((dimension) => !readMeasure(dimension, form[dimension], 'us')),
    rows: named.filter((item) => !isPossible(item, measures)).map(({ key }) => key),
  }
}

/** Whether a row has a valid price, and a quantity if its measures are known. */
function isPossible(item: KitItem, measures: ReturnType<typeof defaultMeasures>): boolean {
  const hasMeasures = neededDimensions([item]).every((dimension) => measures[dimension])
  return (
    (!hasMeasures || quantityOf(item, measures) !== null) && (item.cost.trim() === '' || readCost(item.cost) !== null)
  )
}

/** A row with another basis, and a unit of coverage that fits it. */
export function withBasis(item: FormItem, by: Basis): FormItem {
  const units = coverUnits(by)
  const isFitting = units.some((unit) => unit === item.in)
  return { ...item, by, in: isFitting ? item.in : (units[0] ?? '') }
}
