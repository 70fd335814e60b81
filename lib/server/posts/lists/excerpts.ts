import { Parser } from 'htmlparser2'
import { foldWord, holdsWord, markWords } from '@/lib/format/texts/words'
import { truncate } from '@/lib/format/texts/shorten'
import type { Database } from '../../db/database'
import { isOneOf } from '../../db/query/is-one-of'
import { posts } from '../../db/schema/post-schema'
import type { StoredSummary } from '../post-row'

/** Characters of an excerpt, about. */
const LENGTH = 120
/** A shorter sentence tells little. */
const TELLING = 40
/** Elements whose text belongs to the sentence around them. */
const INLINE = new Set(['a', 'b', 'code', 'em', 'i', 'mark', 's', 'span', 'strong', 'sub', 'sup', 'u'])

/**
 * Posts of a search with the sentence that holds a searched word, where neither title nor summary does; without one where only a
 * topic or a product does.
 * @param words as `Searched.words`
 */
export async function withExcerpts(
  database: Database,
  found: StoredSummary[],
  words: string[],
): Promise<StoredSummary[]> {
  const holds = (text: string) => holdsWord(text, words)
  const ids = found.filter(({ title, summary }) => !holds(title) && !holds(summary)).map(({ id }) => id)
  if (words.length === 0 || ids.length === 0) return found
  const rows = await database.select({ id: posts.id, content: posts.content }).from(posts).where(isOneOf(posts.id, ids))
  const excerpts = new Map(rows.map(({ id, content }) => [id, excerptOf(content, words, holds)]))
  return found.map((post) => ({ ...post, excerpt: excerpts.get(post.id) ?? null }))
}

function excerptOf(html: string, words: string[], holds: (text: string) => boolean): string | null {
  // Most sentences hold no beginning of a word, which is quicker to see than their words are told apart.
  const mayHold = (text: string) => words.some((word) => text.includes(word.slice(0, -1)))
  const sentences = sentencesOf(html).filter((text) => mayHold(foldWord(text)) && holds(text))
  const sentence = sentences.find(({ length }) => length >= TELLING) ?? sentences[0]
  if (!sentence) return null
  const before = markWords(sentence, words)[0]
  const start = before && !before.isMarked && before.text.length > LENGTH / 2 ? before.text.length - LENGTH / 4 : 0
  const rest = start === 0 ? sentence : `...${sentence.slice(sentence.indexOf(' ', start) + 1 || start)}`
  return truncate(rest, LENGTH)
}

/** The sentences of a content outside its tables, which hold quantities and formulas. */
function sentencesOf(html: string): string[] {
  let [text, tables] = ['', 0]
  const parser = new Parser({
    ontext: (part) => {
      if (tables === 0) text += part
    },
    onopentagname: (name) => {
      if (name === 'table') tables += 1
    },
    onclosetag: (name) => {
      if (name === 'table') tables -= 1
      if (!INLINE.has(name)) text += '\n'
    },
  })
  parser.end(html)
  return text.split(/\s*\n\s*|(?<=[.!?])\s+/).filter(Boolean)
}
