/** Why a file or feed as such cannot be read, as a sentence for the administrator. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError'
}

/** Rows of a feed as they are written, with the names of their columns, which may grow from batch to batch. */
export type Records = {
  names: readonly string[]
  rows: ({ row: number; cells: readonly (string | undefined)[] } | { row: number; fault: string })[]
}

/** Characters of one row. */
export const MAX_RECORD = 256 * 1024
/** What is wrong with a longer one. */
export const TOO_LONG = 'It is longer than a row may be'
const MAX_COLUMNS = 1_000

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

/**
 * Texts cut where records end. A record that is too long, or has no end, costs its line, which is yielded as wrong.
 * @param endOf where the last complete record of a text ends; 0 if none does.
 */
export async function* wholeRecords(
  texts: Iterable<string> | AsyncIterable<string>,
  endOf: (text: string) => number,
): AsyncGenerator<{ text: string; isWrong: boolean }> {
  let [rest, isSkipping] = ['', false]
  const skipLine = () => {
    const line = rest.indexOf('\n')
    isSkipping = line < 0
    rest = isSkipping ? '' : rest.slice(line + 1)
  }
  const cut = (at: number) => {
    const text = rest.slice(0, at)
    rest = rest.slice(at)
    return { text, isWrong: false }
  }
  for await (const text of texts) {
    rest += text
    if (isSkipping) skipLine()
    for (;;) {
      const end = endOf(rest)
      if (end > 0) yield cut(end)
      if (rest.length <= MAX_RECORD) break
      yield { text: rest, isWrong: true }
      skipLine()
    }
  }
  for (rest += '\n'; rest.trim() !== '';) {
    const end = endOf(rest)
    if (end > 0) yield cut(end)
    else {
      yield { text: rest, isWrong: true }
      skipLine()
    }
  }
}
