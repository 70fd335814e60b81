import { readFileSync } from 'node:fs'
import { SUGGESTION_LIMIT } from '@/lib/contract/limits'
import { describeSearch } from '@/lib/search/results/results'
import { planQuery } from '../../search/query/plan-query'
import { rank } from '../../search/query/rank/rank'
import type { Searchable } from '../../search/query/plan'
import { type Graded, ndcg } from '@/lib/testing/graded/ndcg'
import questions from '../../testing/graded/questions.json'
import graded from '../../testing/graded/relevance.json'
import homeWords from '../../testing/graded/home-words.json'
import recordedMisspellings from '../../testing/graded/misspellings.json'
import { gradedPosts, gradedProducts, emptySite } from '@/lib/testing/graded/graded-site'
import { foldText } from '../../search/text/fold-text'

/** Optional table of misspelled queries and their corrections (TSV with a header), measured beside the graded ones. */
const QUERIES = process.env.BENCH_QUERIES
const FIRST = 10

type Site = Searchable

function search(site: Site, text: string, isTyping = false) {
  const plan = planQuery(text, site, { all: false, correct: true, isTyping })
  const ranked = rank(plan, site.index, false)
  const words: string[] = []
  return {
    ...describeSearch(text, { plan, words, index: site.index, ...ranked }, ranked.docs),
    found: ranked.first.map(({ facts }) => facts.id),
  }
}

const share = (part: number, full: number) => `${part} of ${full} (${((100 * part) / Math.max(1, full)).toFixed(1)} %)`
const wordsOf = (text: string) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Correct words that are replaced or questioned, and misspellings that are corrected. */
function spelling(site: Site): string[] {
  const words = Object.values(homeWords).flatMap((some) => some.split(' '))
  const results = words.map((word) => search(site, word))
  const misspellings = Object.entries(recordedMisspellings).flatMap(([intended, typed]) =>
    typed.split(' ').map((misspelling) => ({ misspelling, intended })),
  )
  const isIndexed = ({ intended }: { intended: string }) =>
    intended.split(' ').every((word) => site.index.termId(word) !== undefined)
  const known = misspellings.filter(isIndexed)
  const fixed = known.filter(({ misspelling, intended }) => {
    const { corrected, suggested } = search(site, misspelling)
    return (suggested ?? corrected) === intended
  })
  return [
    share(results.filter(({ applied }) => applied).length, words.length),
    share(results.filter(({ applied, corrected }) => corrected && !applied).length, words.length),
    share(fixed.length, known.length),
  ]
}

/** Prefixes of words in titles for which no title with such a word is suggested. @param length of the prefix */
function unmatchedPrefixes(site: Site, length: number): string {
  const titles = Array.from(site.index.openDocs(false).read(), (doc) => site.index.factsOf(doc)?.id ?? '')
  const words = titles.flatMap(wordsOf).filter((word) => /^[a-z]+$/.test(word) && word.length > length)
  const starts = [...new Set(words.map((word) => word.slice(0, length)))]
  const isOffered = (start: string) =>
    search(site, start, true)
      .found.slice(0, SUGGESTION_LIMIT)
      .some((title) => wordsOf(title).some((word) => word.startsWith(start)))
  return share(starts.filter((start) => !isOffered(start)).length, starts.length)
}

/** The mean NDCG of the first results for posts. */
function relevance(site: Site, cases: Graded[], first: number): string {
  const mean = cases.reduce((sum, one) => sum + ndcg(search(site, one.query).found, one, first), 0) / cases.length
  return `NDCG@${first} ${mean.toFixed(4)} over ${cases.length}`
}

/** The mean NDCG@5 of the questions that a post answers, and of each kind of question. */
function answers(site: Site): string[] {
  const answerable = questions.filter(({ best }) => best.length > 0)
  const kinds = [...new Set(questions.map(({ kind }) => kind))]
  return [
    `Questions that a post answers: ${relevance(site, answerable, 5)}; all: ${relevance(site, questions, 5)}.`,
    ...kinds.map(
      (kind) =>
        `- ${kind}: ${relevance(
          site,
          questions.filter((one) => one.kind === kind),
          5,
        )}`,
    ),
  ]
}

/** How many misspelled shopping queries are corrected as intended, and the rank of the intended ones. */
function shoppingQueries(file: string): string {
  const rows = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t') as [string, string])
  const site = emptySite()
  for (const intended of new Set(rows.map(([, corrected]) => corrected)))
    site.index.put({ id: intended, isPublic: true, madeAt: 0 }, intended, [])
  const plain = (text: string) => text.replace(/[^a-z0-9]+/g, ' ').trim()
  let [right, reciprocal, none] = [0, 0, 0]
  for (const [typed, intended] of rows) {
    const { corrected, suggested, found } = search(site, typed)
    const place = found.slice(0, FIRST).indexOf(intended)
    right += Number(plain(suggested ?? corrected ?? typed) === plain(intended))
    reciprocal += place < 0 ? 0 : 1 / (place + 1)
    none += Number(found.length === 0)
  }
  return `Misspelled queries of shoppers: read as meant ${share(right, rows.length)}; MRR@${FIRST} ${(reciprocal / rows.length).toFixed(4)}; without results ${share(none, rows.length)}.`
}

/** Prints the quality of spelling correction, suggestions and ranking on the demo content. */
export function printQuality(): void {
  console.log(
    '| demo | correct words replaced | correct words questioned | misspellings corrected | 3 letters without a suggestion | 4 letters | 5 letters |',
  )
  console.log('|---|---|---|---|---|---|---|')
  const [posts, products] = [gradedPosts(), gradedProducts()]
  for (const [name, site] of [
    ['posts', posts],
    ['products', products],
  ] as const) {
    console.log(
      `| ${[name, ...spelling(site), ...[3, 4, 5].map((length) => unmatchedPrefixes(site, length))].join(' | ')} |`,
    )
  }
  console.log(`Graded queries for posts: ${relevance(posts, graded, FIRST)}.`)
  for (const line of answers(posts)) console.log(line)
  if (QUERIES) console.log(shoppingQueries(QUERIES))
}
