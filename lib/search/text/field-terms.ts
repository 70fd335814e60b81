import { readTokens, type Token, isBundleWord, isStopOrSideWord, isDimensionWord, isSideWord } from './read-tokens'
import { isIrregular } from './stem-word'
import type { Measure } from './read-measures'

/** @param aside whether the term is in a side part: after 'for', 'with' or a bracket. @param isHead whether it is the head noun. */
type VisitTerm = (term: string, position: number, aside: boolean, isHead: boolean) => void

const numberTerm = (value: number) => `#${value}`
/** The term of a number with its unit. */
export const measureTerm = ({ value, unit }: { value: number; unit: string | null }) =>
  unit ? `#${value}:${unit}` : numberTerm(value)

/** The terms of a size: each number with and without its unit, and each pair of neighbouring numbers. */
function measureTerms(measures: Measure[]): string[] {
  const terms = measures.flatMap((measure) => [
    numberTerm(measure.value),
    ...(measure.unit ? [measureTerm(measure)] : []),
    ...(measure.word ? [measure.word] : []),
  ])
  for (let index = 1; index < measures.length; index += 1) terms.push(pairTerm(measures[index - 1], measures[index]))
  return [...new Set(terms)]
}

/** The term of two numbers that form a size: 2 x 4. */
export const pairTerm = (a: Measure | undefined, b: Measure | undefined) => `#${a?.value}x${b?.value}`

const MAX_JOINED = 4
const letters = (token: Token) => (token.kind === 'measure' ? token.written : token.term)

/**
 * The term of hyphenated words joined, from a token on: dry-wall is drywall, too; model numbers are joined
 * to their end, KP-200-X. Null without a hyphen.
 */
export function joinedTerm(tokens: Token[], at: number): string | null {
  const first = tokens[at]
  if (!first || first.kind === 'measure' || first.after !== '-') return null
  let end = at + 1
  while (tokens[end]?.after === '-' && end - at < MAX_JOINED) end += 1
  const parts = tokens.slice(at, end + 1)
  const isModel = parts.some((part) => /\d/.test(part.written))
  const joined = (isModel ? parts : parts.slice(0, 2)).map((part, index, all) =>
    index < all.length - 1 ? part.written : letters(part),
  )
  return parts.length > 1 && joined.every((part) => /^[\p{L}\p{N}]+$/u.test(part)) ? joined.join('') : null
}

/** The position of the head noun: the last noun before 'for', 'with', 'in', a bracket or a comma; -1 if there is none. */
export function headPosition(tokens: Token[]): number {
  let head = -1
  for (const [position, token] of tokens.entries()) {
    if (position > 0 && (isSideWord(token.written) || token.written === 'in') && head >= 0) return head
    const names = token.kind === 'word' && !isStopOrSideWord(token.written) && !isDimensionWord(token.written)
    if (names && (head < 0 || !isBundleWord(token.term))) head = position
    if (head >= 0 && /[(,;:]| - /.test(token.after)) return head
  }
  return head
}

/**
 * Visits the terms of a text in order. Stop words are left out but count as positions.
 * @param max words to read. @param hasHead whether to look for a head noun.
 */
export function visitTerms(text: string, max: number, hasHead: boolean, visit: VisitTerm): void {
  const tokens = readTokens(text, max)
  const head = hasHead ? headPosition(tokens) : -1
  let aside = false
  for (let position = 0; position < tokens.length; position += 1) {
    const token = tokens[position] as Token
    const isHead = position === head
    if (token.kind === 'measure') for (const term of measureTerms(token.measures)) visit(term, position, aside, isHead)
    else if (isStopOrSideWord(token.written)) aside ||= position > 0 && isSideWord(token.written)
    else {
      visit(token.term, position, aside, isHead)
      if (token.term !== token.written && isIrregular(token.written)) visit(token.written, position, aside, isHead)
      const joined = joinedTerm(tokens, position)
      if (joined) visit(joined, position, aside, isHead)
    }
    if (token.after === ' ') continue
    if (token.after.includes('(')) aside = true
    else if (token.after.includes(')')) aside = false
  }
}
