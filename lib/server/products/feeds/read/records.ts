import 'server-only'

/** Rows of a feed as they are written, with the names of their columns, which may grow from batch to batch. */
export type Records = {
  names: readonly string[]
  rows: ({ row: number; cells: readonly (string | undefined)[] } | { row: number; fault: string })[]
}

/** Characters of one row. */
export const MAX_RECORD = 256 * 1024

/** Gives the columns of records that name them one by one their places. */
export class ColumnNames {
  readonly names: string[] = []
  readonly #places = new Map<string, number>()

  /** @throws RangeError for more columns than a feed has. */
  placeOf(name: string): number {
    const known = this.#places.get(name)
    if (known !== undefined) return known
    if (this.names.length >= MAX_COLUMNS) throw new RangeError('too many columns')
    this.#places.set(name, this.names.length)
    return this.names.push(name) - 1
  }
}

const MAX_COLUMNS = 1_000
