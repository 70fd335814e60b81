import 'server-only'
import { sql, type SQL } from 'drizzle-orm'

const MAX_WORDS = 16
/** Characters; a tsquery word is limited to 2,046 bytes. */
const MAX_WORD_LENGTH = 60

/** The words of a query: lower case, without accents and punctuation. */
function searchWords(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? []
  return words.slice(0, MAX_WORDS).map((word) => [...word].slice(0, MAX_WORD_LENGTH).join(''))
}

/**
 * A tsquery that matches every word (`all`) or any of them, each as a word form or as a prefix;
 * stop words count only if there are no others. Null if the text has no word.
 */
export function searchQuery(text: string, match: 'all' | 'any'): SQL | null {
  const words = searchWords(text)
  if (words.length === 0) return null
  const join = match === 'all' ? sql` && ` : sql` || `
  const prefixes = words.map((word) => sql`to_tsquery('simple', ${`${word}:*`})`)
  const telling = words.map(
    (word, index) =>
      sql`case when numnode(plainto_tsquery('english', ${word})) = 0 then ''::tsquery else plainto_tsquery('english', ${word}) || ${prefixes[index]} end`,
  )
  const strict = sql`(${sql.join(telling, join)})`
  return sql`case when numnode(${strict}) = 0 then ${sql.join(prefixes, join)} else ${strict} end`
}
