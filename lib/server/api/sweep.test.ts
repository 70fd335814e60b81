import { count, max, sql } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Failure } from '@/lib/contract/failure'
import { database } from '../db/open/connect'
import { posts } from '../db/schema/post-schema'
import { writeCount } from '../db/write-counter'
import { onEmbedded } from '../../testing/database'
import { CALLS, type Call } from './calls'
import { ADMIN, ADMIN_PASSWORD, makePost, send } from '../../testing/api'
import { NASTY_BODIES, NASTY_TEXTS, NASTY_VALUES } from '../../testing/samples/hostile-values'
import { repeats } from '../../testing/soak.mjs'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)

const POST = {
  title: 'Shelves',
  summary: 'Oak',
  content: '<p>x</p>',
  previewImage: null,
  previewImageAlt: null,
  previewImageCaption: null,
  products: [],
  tags: [],
  categories: [],
  isHighlighted: false,
  author_id: null,
}

const PICTURE = `${'0'.repeat(24)}_10x10_clear`

/** Valid input for each call, so that one invalid value at a time is tested. */
const INPUT: Record<string, { body?: Record<string, unknown>; query?: Record<string, string> }> = {
  'posts.list': { query: { q: 'oak', page: '1', per_page: '5' } },
  'posts.create': { body: { ...POST, status: 'draft' } },
  'posts.update': { body: { ...POST, status: 'published', updated_at: null } },
  'posts.batchDelete': { body: { ids: ['none'] } },
  'posts.batchHighlight': { body: { ids: [], isHighlighted: true } },
  'versions.restore': { body: { updated_at: null } },
  'tags.rename': { body: { from: 'none', to: 'other' } },
  'tags.remove': { body: { tag: 'none' } },
  'tags.batchLabel': { body: { ids: [], tag: 'oak' } },
  'posts.preview': { body: { id: null, content: '<p>x</p>', previewImage: null, products: ['none'] } },
  'posts.orderHighlights': { body: { ids: [] } },
  'posts.batchStatus': { body: { ids: [], status: 'draft' } },
  'products.list': { query: { search: 'oak' } },
  'catalog.list': { query: { q: 'oak', filter: 'unused', sort: 'name', page: '1' } },
  'catalog.batchDelete': { body: { ids: ['none'] } },
  'catalog.batchRestore': { body: { ids: ['none'] } },
  'catalog.batchCheck': { body: { ids: ['none'] } },
  'catalog.replace': { body: { by: 'none', post_ids: ['none'], merge: false, dry_run: false } },
  'catalog.importCsv': {
    body: {
      csv: 'Name,Address\nSaw,https://a.example/saw',
      columns: { name: 0, product_url: 1 },
      currency: 'USD',
      dry_run: true,
    },
  },
  'catalog.undoReadings': { body: { ids: ['none'] } },
  'catalog.undoReplace': { body: { by: 'none', links: [] } },
  'links.check': { body: { url: 'ftp://example.com/' } },
  'videos.read': { body: { url: 'https://youtu.be.example/' } },
  'pictures.list': { query: { q: 'oak', filter: 'unused', sort: 'largest', page: '1' } },
  'pictures.fetch': { body: { url: 'ftp://example.com/' } },
  'pictures.describe': { body: { alt: 'Oak' } },
  'pictures.remove': { body: { names: [PICTURE] } },
  'pictures.restore': { body: { names: [PICTURE] } },
  'pictures.replace': { body: { by: PICTURE, dry_run: false } },
  'pictures.undoReplace': { body: { by: PICTURE, places: [] } },
  'search.suggest': { query: { q: 'oak' } },
  'plans.set': { body: { publish_at: null, unpublish_at: null } },
  'redirects.list': { query: { q: 'oak', page: '1', per_page: '5' } },
  'redirects.create': { body: { from: '/a', to: '/b', status: 301 } },
  'redirects.update': { body: { from: '/a', to: '/b', status: 301 } },
  'redirects.importCsv': { body: { csv: '/a,/b' } },
  'redirects.forget': { body: { paths: ['/a'] } },
  'search.addSynonym': { body: { words: ['oak', 'quercus'] } },
  'products.fetchFromUrl': { body: { url: 'ftp://example.com/' } },
  'authors.save': {
    body: { name: 'Ann', bio: 'Builds', picture: null, links: ['https://ann.example/'] },
  },
  'drafts.list': { query: { post_id: 'none' } },
  'drafts.save': { body: { post_id: null, work: '{}' } },
  'affiliates.save': { body: { parameter: 'tag', value: 'site-20' } },
  'products.readSource': { body: { url: 'https://a.example/b', source: '<html></html>' } },
  'catalog.create': {
    body: {
      fields: {},
      reading: {
        key: 'k',
        name: 'Oak',
        description: '',
        price: 1,
        original_price: 2,
        currency: 'USD',
        rating: 4,
        review_count: 1,
        brand: 'b',
        sku: 's',
        model_number: 'm',
        upc: 'u',
        availability: 'in_stock',
        source: 'other',
        product_url: 'https://a.example/b',
        category: { path: ['a'] },
        subcategories: [],
        images: [],
        specifications: {},
      },
    },
  },
  'products.correct': {
    body: {
      name: 'Oak',
      description: '',
      price: 1,
      original_price: 2,
      currency: 'USD',
      brand: 'Oakly',
      image: null,
      images: [],
      rating: 4,
      review_count: 1,
      sku: 's',
      model_number: 'm',
      upc: 'u',
      availability: 'in_stock',
      source: 'other',
      product_url: 'https://a.example/b',
      category: { path: ['a'] },
      subcategories: [],
      specifications: { a: 'b' },
      purchase_info: null,
      follow: ['name'],
      updated_at: null,
    },
  },
}

/** A call gets every fourth value, each value every fourth call; all get all in the long form. */
const STEP = repeats({ short: 4, long: 1 })

/** As addresses hold it. */
const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, '\ufffd')

/** Keys that no query has, which all calls drop in one place: with any text for one call, and together for each. */
const unknownKeys = (text: string) => ['__proto__', 'page[x]', '0', text.slice(0, 60)]

type Fault = { what: string; status: number; body: unknown }

onEmbedded(() => {
  let postId = ''
  beforeAll(async () => {
    postId = (await makePost({ title: 'Oak wall', tags: ['oak'], categories: ['Home Office'] })).id
  })

  const addressOf = (call: Call, param?: string) =>
    call.path.replace(/\{[^}]+\}/g, () => (param === undefined ? postId : encodeURIComponent(wellFormed(param))))
  let state = ''
  let writes: number | null = null
  /** What is stored, read again after a write. "execute" would count as one, so it is read by a select. */
  const stateOf = async () => {
    const current = await database()
    if (state && writeCount(current) === writes) return state
    writes = writeCount(current)
    const sizes = sql`(select sum(size) from list_sizes)`
    const columns = { posts: count(), saved: max(posts.updatedAt), sizes }
    state = JSON.stringify(await current.select(columns).from(posts))
    return state
  }

  /** Sends a request as the admin; an error must be a 4xx with a message that changes nothing. */
  async function probe(call: Call, what: string, path: string, body?: string) {
    const before = await stateOf()
    const response = await send(call.method, path, {
      body: call.body === 'application/json' ? body : undefined,
      as: ADMIN,
    })
    const answer = (await response.json()) as Record<string, unknown>
    const changed = !response.ok && (await stateOf()) !== before
    const reported = response.ok
      ? answer.success === true
      : answer.success === false && !!answer.message && !!answer.code
    const known = response.ok || (response.status >= 400 && response.status < 500)
    const isFault = !known || !reported || changed
    const fault = { what, status: response.status, body: { ...answer, changed } }
    const refused = new Set((answer.issues as Failure['issues'])?.map(({ path }) => path.split('.')[0]))
    return { isRefused: !response.ok, refused, faults: isFault ? [fault] : [] }
  }

  /**
   * Sends a value in all fields together, and then in those that the answer does not name as refused, until it is taken: a field
   * that is refused hides no other, since all are parsed. Sends it in each alone where the refusal names none.
   */
  async function probeFields(
    keys: readonly string[],
    value: unknown,
    send: (fields: Record<string, unknown>, what: string) => ReturnType<typeof probe>,
  ): Promise<Fault[]> {
    const sendIn = (chosen: readonly string[]) =>
      send(Object.fromEntries(chosen.map((key) => [key, value])), `${chosen}: ${JSON.stringify(value)?.slice(0, 60)}`)
    const faults: Fault[] = []
    let left = keys
    while (left.length > 0) {
      const together = await sendIn(left)
      faults.push(...together.faults)
      if (!together.isRefused) break
      const others = left.filter((key) => !together.refused.has(key))
      if (others.length === left.length) {
        if (left.length > 1) for (const key of left) faults.push(...(await sendIn([key])).faults)
        break
      }
      left = others
    }
    return faults
  }

  const calls = CALLS.filter((call) => call.access !== 'visitor' && call.name !== 'posts.uploadImage')
  test.each(calls.map((call, at) => [call.name, call, at] as const))('%s handles any input', async (name, call, at) => {
    const some = <Value>(values: readonly Value[]) => values.filter((_, index) => (index + at) % STEP === 0)
    const { body = {}, query = {} } = INPUT[name] ?? {}
    const faults: Fault[] = []
    const json = JSON.stringify(body)
    const note = async (probed: ReturnType<typeof probe>) => void faults.push(...(await probed).faults)
    const queryKeys = [...call.queryKeys]
    for (const text of some(NASTY_TEXTS)) {
      if (call.path.includes('{')) await note(probe(call, `id ${text.slice(0, 30)}`, addressOf(call, text), json))
      const keys = [...queryKeys, ...(name === 'posts.list' ? unknownKeys(text) : [])]
      const inQuery = (fields: Record<string, unknown>, what: string) =>
        probe(call, what, `${addressOf(call)}?${new URLSearchParams({ ...query, ...(fields as typeof query) })}`)
      faults.push(...(await probeFields(keys, wellFormed(text), inQuery)))
    }
    if (call.method === 'GET') {
      const keys = [...Object.entries(query), ...unknownKeys('x').map((key) => [key, 'x'])]
      await note(probe(call, 'unknown keys', `${addressOf(call)}?${new URLSearchParams(keys)}`))
    }
    const inBody = (fields: Record<string, unknown>, what: string) =>
      probe(call, what, addressOf(call), JSON.stringify({ ...body, ...fields }))
    for (const value of some([...NASTY_TEXTS, ...NASTY_VALUES]))
      faults.push(...(await probeFields(Object.keys(body), value, inBody)))
    for (const raw of call.body ? some(NASTY_BODIES) : [])
      await note(probe(call, `body ${raw.slice(0, 40)}`, addressOf(call), raw))
    expect(faults).toEqual([])
  })
})
