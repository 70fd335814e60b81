/** Cost of each kind of typing error: the higher, the rarer it is. */
export const COSTS = {
  swap: 0.75,
  double: 0.6,
  vowel: 0.75,
  sound: 0.7,
  neighbour: 0.9,
  drop: 0.95,
  add: 1,
  change: 1.25,
  first: 0.45,
  faint: 0.6,
}

const ROWS = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const NEIGHBOURS = new Set(
  ROWS.flatMap((row, y) =>
    [...row].flatMap((key, x) => [
      `${key}${row[x + 1] ?? ''}`,
      `${row[x + 1] ?? ''}${key}`,
      ...[x - 1, x].flatMap((below) =>
        ROWS[y + 1]?.[below] ? [`${key}${ROWS[y + 1]?.[below]}`, `${ROWS[y + 1]?.[below]}${key}`] : [],
      ),
    ]),
  ),
)
const isVowel = (letter: string) => 'aeiouy'.includes(letter)
const SOUNDS = new Set('ck kc cs sc sz zs td dt gj jg vf fv bp pb mn nm lr rl qk kq'.split(' '))

function changeCost(typed: string, intended: string): number {
  if (isVowel(typed) && isVowel(intended)) return COSTS.vowel
  if (SOUNDS.has(typed + intended)) return COSTS.sound
  return NEIGHBOURS.has(typed + intended) ? COSTS.neighbour : COSTS.change
}

const LETTERS = 128
const CHANGES = Float64Array.from({ length: LETTERS * LETTERS }, (_, at) =>
  changeCost(String.fromCharCode(Math.floor(at / LETTERS)), String.fromCharCode(at % LETTERS)),
)
const changeOf = (typed: number, intended: number) =>
  typed < LETTERS && intended < LETTERS ? (CHANGES[typed * LETTERS + intended] ?? COSTS.change) : COSTS.change

/** Letters; longer words are not compared. */
const MAX_LENGTH = 48
const ROWS_KEPT = [0, 1, 2].map(() => new Float64Array(MAX_LENGTH + 1)) as [Float64Array, Float64Array, Float64Array]

/**
 * Weighted Damerau-Levenshtein distance from a meant word to a typed one: letters changed, missing, added,
 * doubled or swapped. Infinity above `limit`.
 */
export function editCost(typed: string, intended: string, limit: number): number {
  if (typed.length > MAX_LENGTH || intended.length > MAX_LENGTH) return Number.POSITIVE_INFINITY
  let [before, above, row] = ROWS_KEPT
  above[0] = 0
  let leastAbove = 0
  for (let j = 1; j <= intended.length; j += 1) above[j] = (above[j - 1] ?? 0) + dropCost(intended, j - 1)
  for (let i = 1; i <= typed.length; i += 1) {
    const added = addCost(typed, i - 1)
    const a = typed.charCodeAt(i - 1)
    const last = i > 1 ? typed.charCodeAt(i - 2) : -1
    row[0] = (above[0] ?? 0) + added
    let least = row[0] ?? 0
    for (let j = 1; j <= intended.length; j += 1) {
      const b = intended.charCodeAt(j - 1)
      const changed = a === b ? 0 : changeOf(a, b) + (i === 1 && j === 1 ? COSTS.first : 0)
      let best = Math.min(
        (above[j - 1] ?? 0) + changed,
        (above[j] ?? 0) + added,
        (row[j - 1] ?? 0) + dropCost(intended, j - 1),
      )
      const isSwap = j > 1 && a !== b && last === b && a === intended.charCodeAt(j - 2)
      if (isSwap) best = Math.min(best, (before[j - 2] ?? 0) + COSTS.swap)
      row[j] = best
      if (best < least) least = best
    }
    // The next letter may be swapped with this one.
    if (least > limit && leastAbove + COSTS.swap > limit) return Number.POSITIVE_INFINITY
    leastAbove = least
    ;[before, above, row] = [above, row, before]
  }
  const cost = above[intended.length] ?? Number.POSITIVE_INFINITY
  return cost <= limit ? cost : Number.POSITIVE_INFINITY
}

/** The cost of an added letter; lower if it doubles its neighbour. */
function addCost(typed: string, at: number): number {
  if (at > 0 && typed.charCodeAt(at) === typed.charCodeAt(at - 1)) return COSTS.double
  return at === 0 ? COSTS.add + COSTS.first : COSTS.add
}

const [D, E, L, N, R] = [...'delnr'].map((letter) => letter.charCodeAt(0))

/** The cost of a missing letter; lower for the second of a double letter, or the silent e of an ending (paintr, brushd, handl). */
function dropCost(intended: string, at: number): number {
  const letter = intended.charCodeAt(at)
  if (at > 0 && letter === intended.charCodeAt(at - 1)) return COSTS.double
  if (letter === E && at > 1) {
    const last = intended.charCodeAt(at + 1)
    if (
      at === intended.length - 2
        ? last === R || last === D || last === N
        : at === intended.length - 1 && intended.charCodeAt(at - 1) === L
    )
      return COSTS.faint
  }
  return at === 0 ? COSTS.drop + COSTS.first : COSTS.drop
}
