import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BODY } from './index/fields'
import { type DocFields, SearchIndex } from './index/search-index'
import { planQuery } from './query/plan-query'
import { rank } from './query/rank/rank'
import { Vocabulary } from './spelling/vocabulary'
import { Synonyms } from './synonyms/synonyms'
import tradeSynonyms from './synonyms/trade-synonyms.json'
import { foldText } from './text/fold-text'

const WORDS = [
  'drill',
  '1/2',
  'in.',
  '"',
  "'",
  'x',
  '2x4',
  '½',
  'ft',
  '-',
  '(',
  'for',
  'dril',
  'KP-200',
  'é',
  'ß',
  '10guage',
  '#8',
  '5-1/4',
  '1,000',
  '.5',
  '🔨',
]
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(fc.constantFrom(...WORDS), { maxLength: 30 }).map((words) => words.join(' ')),
  fc.array(fc.constantFrom(...WORDS), { maxLength: 30 }).map((words) => words.join('')),
)
const synonyms = new Synonyms(tradeSynonyms.same, tradeSynonyms.oneWay)

function find(titles: string[], query: string, correct = true) {
  const index = new SearchIndex<DocFields>()
  for (const [at, title] of titles.entries())
    index.put({ id: String(at), isPublic: at % 3 > 0, madeAt: at }, title, [{ field: BODY, text: title }])
  const plan = planQuery(query, { index, vocabulary: new Vocabulary(index), synonyms }, { all: false, correct })
  return rank(plan, index, false).first
}

test('any query on any titles has results without duplicates or hidden documents, with finite scores', () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 12 }), text, fc.boolean(), (titles, query, correct) => {
      const hits = find(titles, query, correct)
      expect(new Set(hits.map(({ facts }) => facts.id)).size).toBe(hits.length)
      expect(hits.every(({ facts, score }) => facts.isPublic && Number.isFinite(score))).toBe(true)
    }),
    { seed: 20, numRuns: 300 },
  )
})

test('a title is found by its words in any case and with any accents', () => {
  const word = fc.stringMatching(/^[a-z]{4,12}$/)
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
      const title = words.join(' ')
      const meaningful = find(['', title], title).length > 0
      expect(find(['', title], title.toUpperCase()).length > 0).toBe(meaningful)
      expect(find(['', title.replaceAll('e', 'é')], title).length > 0).toBe(meaningful)
    }),
    { seed: 20, numRuns: 100 },
  )
})

test('folding is idempotent', () => {
  fc.assert(
    fc.property(text, (value) => {
      const folded = foldText(value)
      expect(foldText(folded).trim()).toBe(folded.trim())
    }),
    { seed: 20 },
  )
})
