export type Random = {
  /** A number from `low` up to `high`. */
  between: (low: number, high: number) => number
  /** A whole number from `low` to `high`, both included. */
  integer: (low: number, high: number) => number
  pick: <Item>(list: readonly Item[]) => Item
  chance: (share: number) => boolean
}

/** A generator that gives the same numbers for the same seed, on every machine. */
export function seeded(seed: string): Random {
  let state = 2166136261
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)

  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  return {
    between: (low, high) => low + (high - low) * next(),
    integer: (low, high) => Math.floor(low + (high - low + 1) * next()),
    pick: <Item>(list: readonly Item[]) => list[Math.floor(next() * list.length)] as Item,
    chance: (share) => next() < share,
  }
}
