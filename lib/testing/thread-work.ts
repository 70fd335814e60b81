import { ImportError } from '../import/imported-post'

/** Computes without end. */
export function spin(): never {
  for (;;);
}

/** Takes memory without end. */
export function fill(): never {
  const parts: number[][] = []
  for (;;) parts.push(new Array<number>(100_000).fill(1.5))
}

export function refuse(): never {
  throw new ImportError('No.')
}

/** Asks the caller for the double of some numbers. */
export async function double(numbers: number[], { twice }: { twice: (number: number) => Promise<number> }) {
  const doubled: number[] = []
  for (const number of numbers) doubled.push(await twice(number))
  return doubled
}

const { replace } = String.prototype

/** Makes a certain text take memory without end, as one might that nobody thought of. */
export function spoilText(text: string): void {
  const spoiled = function (this: string, ...args: Parameters<string['replace']>) {
    return String(this) === text ? fill() : replace.apply(this, args)
  }
  String.prototype.replace = spoiled as typeof replace
}
