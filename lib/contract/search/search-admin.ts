import { z } from 'zod'
import { text } from '../fields/fields'
import { MAX_SYNONYM_LENGTH } from '../limits'

const MAX_SYNONYM_WORDS = 10

export const zeroResultSearchSchema = z.object({
  query: z.string(),
  searches: z.number(),
  /** The last day on which it was searched for, as YYYY-MM-DD. */
  last_day: z.string(),
})
export type ZeroResultSearch = z.infer<typeof zeroResultSearchSchema>

export const synonymWordsSchema = z
  .array(
    text(MAX_SYNONYM_LENGTH).transform((word) => word.trim()),
    'must be a list of words',
  )
  .transform((words) => [...new Set(words.filter(Boolean))])
  .refine(
    (words) => words.length >= 2 && words.length <= MAX_SYNONYM_WORDS,
    `must hold 2 to ${MAX_SYNONYM_WORDS} different words`,
  )

export const synonymSchema = z.object({ id: z.string(), words: z.array(z.string()) })
export type Synonym = z.infer<typeof synonymSchema>
