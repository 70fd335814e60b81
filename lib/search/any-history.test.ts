import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BODY } from './index/fields'
import { type DocFields, SearchIndex } from './index/search-index'
import { planQuery } from './query/plan-query'
import { rank } from './query/rank/rank'
import { Vocabulary } from './spelling/vocabulary'
import { Synonyms } from './synonyms/synonyms'
import tradeSynonyms from './synonyms/trade-synonyms.json'

type Doc = { title: string; body: string; isPublic: boolean }

const WORDS =
  'oak oaks shelf shelves shelv door knob doorknob radiator radaitor radiators valve drywall dry wall sheetrock lamp lamps lmap for with 1/2 in. 2x4 KP-200 white'.split(
    ' ',
  )
/** Fewer completions are requested than there are words with the prefix. */
const MAX_COMPLETIONS = 10
const SAME_PREFIX = [...'abcdefghijklmnopqrstuvwxyz'].map((end) => `lamp${end}`)
const textUpTo = (maxLength: number) =>
  fc.array(fc.constantFrom(...WORDS, ...SAME_PREFIX), { maxLength }).map((some) => some.join(' '))
const text = textUpTo(6)
const doc = fc.record<Doc>({ title: text, body: textUpTo(30), isPublic: fc.boolean() })
const step = fc.record({ id: fc.constantFrom(...'abcdefgh'), doc: fc.option(doc, { freq: 4 }) })
const synonyms = new Synonyms(tradeSynonyms.same, tradeSynonyms.oneWay)

function searchable() {
  const index = new SearchIndex<DocFields>()
  return { index, vocabulary: new Vocabulary(index), synonyms }
}

type Site = ReturnType<typeof searchable>

const put = ({ index }: Site, id: string, { title, body, isPublic }: Doc) =>
  index.put({ id, isPublic, madeAt: id.charCodeAt(0) % 3 }, title, [{ field: BODY, text: body }])

/** What an index knows of the words of a query, and what a search finds. */
function stateOf(site: Site, query: string, all: boolean) {
  const { index, vocabulary } = site
  const textOf = ({ id }: { id: number }) => index.termText(id)
  const words = query.split(' ').map((word) => {
    const id = index.termId(word) ?? -1
    const [near, longer] = [vocabulary.near(word, all), vocabulary.withPrefix(word.slice(0, 4), all, MAX_COMPLETIONS)]
    return {
      word,
      often: index.frequency(id, all),
      headShare: index.headShare(id),
      near: near.map(textOf),
      longer: longer.map(textOf),
    }
  })
  const plan = planQuery(query, site, { all, correct: true })
  const { first, docs } = rank(plan, index, all)
  const hits = first.map(({ facts, score }) => `${facts.id} ${score.toFixed(4)}`)
  return {
    words,
    corrections: plan.corrections,
    hits,
    found: docs.size,
    size: index.size,
    publicSize: index.publicSize,
  }
}

test('a search finds the same in the same documents, whatever their history', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), text, fc.boolean(), (steps, query, all) => {
      const changed = searchable()
      const last = new Map<string, Doc>()
      for (const { id, doc: now } of steps) {
        if (now) put(changed, id, now)
        else changed.index.remove(id)
        if (now) last.set(id, now)
        else last.delete(id)
        stateOf(changed, query, all)
      }
      const fresh = searchable()
      for (const id of [...last.keys()].sort()) put(fresh, id, last.get(id) as Doc)
      expect(stateOf(changed, query, all)).toEqual(stateOf(fresh, query, all))
    }),
    { seed: 20, numRuns: 200 },
  )
})
