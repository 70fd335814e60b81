import { readLength, type System, readRatio } from './length'
import { BASES, type Basis, type Dimension, DIMENSIONS, type Formula, type Measures, NEEDED } from './quantity'

/** A row of a project kit; an empty text is not set. */
export type KitItem = Formula & {
  use: 'tool' | 'material'
  name: string
  /** The id of the product in the row, and its address in the shop. */
  product: string
  href: string
  /** What is counted, in the singular: `gallon`. */
  unit: string
  /** What a pack is called: `case`. */
  packs: string
  /** The price of a pack without a product: `4` or `4-6.50`, in dollars. */
  cost: string
}

/** A project kit: default measures with their labels, difficulty and time as texts. */
export type Kit = Record<Dimension | `${Dimension}-label`, string> & {
  difficulty: string
  time: string
  items: KitItem[]
}

export const KIT_TITLE = 'Tools and materials'
export const DIFFICULTIES = ['Easy', 'Moderate', 'Demanding'] as const
export const DIMENSION_LABELS: Record<Dimension, string> = {
  length: 'Length',
  width: 'Width',
  height: 'Height',
  count: 'Pieces',
}
const KIT_FIELDS = [...DIMENSIONS.flatMap((name) => [name, `${name}-label`] as const), 'difficulty', 'time'] as const
const ITEM_FIELDS = [
  ...(['use', 'product', 'by', 'amount', 'unit', 'per', 'in', 'coats', 'waste', 'pack', 'packs'] as const),
  ...(['wide', 'long', 'gap', 'cost'] as const),
]
/** Characters of a value that is stored. */
export const MAX_KIT_VALUE_LENGTH = 60
/** Characters that the form takes of a row's name, of a measure's label, and of a measure. */
export const MAX_KIT_NAME_LENGTH = 200
export const MAX_MEASURE_LABEL_LENGTH = 40
export const MAX_MEASURE_LENGTH = 30
/** Characters that are read of an attribute. */
const MAX_ATTRIBUTE = 1_000

export const NEW_KIT: Kit = {
  ...(Object.fromEntries(KIT_FIELDS.map((name) => [name, ''])) as Omit<Kit, 'items'>),
  items: [],
}
export const NEW_ITEM: KitItem = {
  ...(Object.fromEntries(ITEM_FIELDS.map((name) => [name, ''])) as Omit<KitItem, 'name' | 'href'>),
  name: '',
  href: '',
  use: 'material',
  by: 'fixed',
  amount: '1',
}

/** `name: value; name: value`, as in a style attribute. */
function writeFields(fields: readonly string[], values: Record<string, unknown>): string {
  return fields
    .flatMap((name) => {
      const value = cleanValue(String(values[name] ?? ''))
      return value ? [`${name}: ${value}`] : []
    })
    .join('; ')
}

/** Without characters that separate fields or need escapes in HTML. */
const cleanValue = (value: string) =>
  value
    .replace(/[;<>&]/g, ' ')
    .replaceAll('"', '″')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_KIT_VALUE_LENGTH)
    .trim()

function readFields<Name extends string>(fields: readonly Name[], text: string): Partial<Record<Name, string>> {
  const parts = text.slice(0, MAX_ATTRIBUTE).split(';')
  return Object.fromEntries(
    parts.flatMap((part) => {
      const at = part.indexOf(':')
      const name = fields.find((field) => field === part.slice(0, at).trim())
      return at > 0 && name ? [[name, cleanValue(part.slice(at + 1))]] : []
    }),
  ) as Partial<Record<Name, string>>
}

/** The attribute `data-kit` of a kit. */
export const writeKit = (kit: Kit) => writeFields(KIT_FIELDS, kit)
/** Reads `data-kit`; unknown fields are ignored. */
export const readKit = (text: string): Kit => ({ ...NEW_KIT, ...readFields(KIT_FIELDS, text) })

/** The attribute `data-item` of a row. */
export const writeItem = (item: KitItem) => writeFields(ITEM_FIELDS, item)
/** Reads `data-item`; null if it is invalid. */
export function readItem(text: string): KitItem | null {
  const fields = readFields(ITEM_FIELDS, text)
  const by = BASES.find((basis) => basis === fields.by)
  if (!by || (fields.use !== 'tool' && fields.use !== 'material')) return null
  return { ...NEW_ITEM, amount: '', ...fields, use: fields.use, by }
}

/** A row of a kit's table as it is stored: `item` is its attribute `data-item`; null for one that states a fact. */
export type KitTableRow = { item: string | null; name: string; href: string; quantity: string }

/**
 * Reads a stored kit; rows without a valid `data-item` are ignored.
 * @param attribute the table's `data-kit`.
 */
export function readKitTable(attribute: string, rows: readonly Omit<KitTableRow, 'quantity'>[]): Kit {
  const items = rows.flatMap(({ item, name, href }): KitItem[] => {
    const read = item === null ? null : readItem(item)
    return read && name.trim() ? [{ ...read, name: name.replace(/\s+/g, ' ').trim(), href }] : []
  })
  return { ...readKit(attribute), items }
}

/** The measures that the rows of a kit need, in order. */
export function neededDimensions(items: readonly { by: Basis }[]): Dimension[] {
  return DIMENSIONS.filter((dimension) => items.some(({ by }) => NEEDED[by].includes(dimension)))
}

/** Parses a measure: millimetres, or a number of pieces; null if it is invalid. */
export function readMeasure(dimension: Dimension, text: string, system: System) {
  return dimension === 'count' ? readRatio(text) : readLength(text, system)
}

export function defaultMeasures(kit: Kit): Measures {
  return Object.fromEntries(
    DIMENSIONS.flatMap((dimension) => {
      const value = readMeasure(dimension, kit[dimension], 'us')
      return value ? [[dimension, value]] : []
    }),
  )
}

export const dimensionLabel = (kit: Kit, dimension: Dimension) =>
  kit[`${dimension}-label`] || DIMENSION_LABELS[dimension]

/** Parses a price or price range in dollars, as cents; null if it is invalid. */
export function readCost(text: string): { low: number; high: number } | null {
  const [, low, high] =
    /^\$?\s*(\d{1,6}(?:\.\d{1,2})?)(?:\s*[-–]\s*\$?\s*(\d{1,6}(?:\.\d{1,2})?))?$/.exec(text.trim()) ?? []
  if (low === undefined) return null
  const [from, to] = [low, high ?? low].map((price) => Math.round(Number(price) * 100)) as [number, number]
  return { low: Math.min(from, to), high: Math.max(from, to) }
}
