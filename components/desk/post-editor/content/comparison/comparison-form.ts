import {
  type Better,
  type ComparedList,
  type ComparedProduct,
  type Comparison,
  COMPARED,
  type ComparisonRow,
  LIST_KINDS,
  sharedNames,
} from '@/lib/measure/comparison'

/** A compared product in the form; its lists are lines of a text. */
export type FormProduct = Omit<ComparedProduct, ComparedList> &
  Record<ComparedList, string> & { facts: Record<string, string> }
/** Chosen rows by name, in the order of choice, each with which value is better. */
export type ComparisonForm = { caption: string; products: FormProduct[]; rows: { name: string; best: Better }[] }

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** A value for each list of a product. */
export const listsOf = <Value>(valueOf: (kind: ComparedList) => Value) =>
  Object.fromEntries(LIST_KINDS.map((kind) => [kind, valueOf(kind)])) as Record<ComparedList, Value>

/** The form of a comparison; the stored values are its facts until the current ones are loaded. */
export function formOf(comparison: Comparison | null): ComparisonForm {
  const { caption, products, rows } = comparison ?? { caption: '', products: [], rows: [] }
  return {
    caption,
    rows: rows.map(({ name, best }) => ({ name, best })),
    products: products.map((product, index) => ({
      ...product,
      ...listsOf((kind) => product[kind].join('\n')),
      facts: Object.fromEntries(rows.map(({ name, values }) => [name, values[index] ?? ''])),
    })),
  }
}

export function comparisonOf({ caption, products, rows }: ComparisonForm): Comparison {
  return {
    caption: caption.trim(),
    products: products.map(({ facts: _facts, ...product }) => ({
      ...product,
      ...listsOf((kind) => linesOf(product[kind])),
    })),
    rows: rows.map((row): ComparisonRow => ({ ...row, values: products.map(({ facts }) => facts[row.name] ?? '') })),
  }
}

/** The rows to choose from: those that products share, and those that are chosen. */
export function offeredNames({ products, rows }: ComparisonForm): string[] {
  return [...new Set([...rows.map(({ name }) => name), ...sharedNames(products.map(({ facts }) => facts))])]
}

/** Why a comparison cannot be inserted; null if it can. */
export function problemOf({ products, rows }: ComparisonForm): string | null {
  if (products.length < COMPARED.least) return `Add at least ${COMPARED.least} products`
  return rows.length === 0 ? 'Choose at least one row' : null
}
