import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { database } from '../../db/open/connect'
import { onEachEngine } from '@/lib/testing/database'
import { log } from '../../core/log'
import type { DocFields } from '@/lib/search/index/search-index'
import { type Entry, LiveIndex, type Source } from './live-index'

/** So many that the second change of one causes a rebuild. */
const ROWS = 2_600
const IDS = Array.from({ length: ROWS }, (_, at) => `p${String(at).padStart(5, '0')}`)
const [FIRST = '', SECOND = '', THIRD = ''] = IDS
const TIMEOUT_MS = 60_000

/** A gate at which work waits until it is opened. */
function gate() {
  let [arrive, open] = [() => {}, () => {}]
  const reached = new Promise<void>((resolve) => (arrive = resolve))
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { reached, open, pass: () => (arrive(), opened) }
}

/** The gates at which the next read of each kind waits with its result. */
const gates: { page?: ReturnType<typeof gate>; changed?: ReturnType<typeof gate> } = {}
const pass = (kind: keyof typeof gates) => {
  const next = gates[kind]
  delete gates[kind]
  return next?.pass()
}
const titles = new Map<string, string>()
/** How often a build was started. */
let readings = 0
let isAway = false

const entryOf = (id: string): Entry<DocFields> => ({
  facts: { id, isPublic: true, madeAt: 0 },
  title: titles.get(id) ?? 'Oak',
  texts: [],
})
const source: Source<DocFields> = {
  kind: 'post',
  after: async (_, id, most) => {
    if (id === '') readings += 1
    if (isAway) throw new Error('the table is away')
    const page = IDS.filter((other) => other > id)
      .slice(0, most)
      .map(entryOf)
    await pass('page')
    return page
  },
  byIds: async (_, ids) => {
    const changed = ids.map(entryOf)
    await pass('changed')
    return changed
  },
}

async function write(...ids: string[]): Promise<void> {
  await (
    await database()
  ).execute(sql`
    insert into search_changes select 'post', id, nextval('search_seq') from unnest(${sql.param(ids)}::text[]) id
    on conflict (kind, item_id) do update set seq = excluded.seq`)
}

onEachEngine(() => {
  let live: LiveIndex<DocFields>

  const ready = async () => {
    const input = await live.ready(TIMEOUT_MS)
    if (!input) throw new Error('The table was not read in time.')
    return input.index
  }
  const indexedOf = async (...words: string[]) => {
    const index = await ready()
    return words.filter((word) => index.termId(word) !== undefined)
  }
  const rename = async (id: string, title: string) => {
    titles.set(id, title)
    await write(id)
  }
  const readAnew = () => vi.waitFor(async () => expect((await ready()).deadShare).toBeLessThan(0.5), TIMEOUT_MS)

  /** An index with as many dead entries as are tolerated. */
  beforeEach(async () => {
    titles.clear()
    isAway = false
    live = new LiveIndex(await database(), source)
    await ready()
    await write(...IDS)
    await ready()
    readings = 0
  })

  /** Starts a rebuild and stops it after its first page. */
  const beginAnew = async () => {
    const page = (gates.page = gate())
    await rename(THIRD, 'Ash')
    await ready()
    await page.reached
    await rename(FIRST, 'Zulu')
    expect(await indexedOf('ash', 'zulu')).toEqual(['ash', 'zulu'])
    return page
  }

  test('a write during a rebuild is found at once, and after the rebuild', async () => {
    const page = await beginAnew()
    const changed = (gates.changed = gate())
    await rename(SECOND, 'Yankee')
    const requested = indexedOf('ash', 'zulu', 'yankee')
    await changed.reached
    page.open()
    for (let turn = 0; turn < ROWS; turn += 1) await setImmediate()
    changed.open()
    expect(await requested).toEqual(['ash', 'zulu', 'yankee'])
    await readAnew()
    expect(await indexedOf('ash', 'zulu', 'yankee')).toEqual(['ash', 'zulu', 'yankee'])
  })

  test('a write at the end of a rebuild is found at once, and after the rebuild', async () => {
    const page = await beginAnew()
    const changed = (gates.changed = gate())
    page.open()
    await changed.reached
    await rename(SECOND, 'Yankee')
    expect(await indexedOf('ash', 'zulu', 'yankee')).toEqual(['ash', 'zulu', 'yankee'])
    changed.open()
    await readAnew()
    expect(await indexedOf('ash', 'zulu', 'yankee')).toEqual(['ash', 'zulu', 'yankee'])
  })

  test('only one rebuild runs at a time', async () => {
    const page = (gates.page = gate())
    for (const title of ['Ash', 'Elm', 'Fir', 'Yew']) {
      await rename(FIRST, title)
      await ready()
    }
    page.open()
    await readAnew()
    expect(readings).toBe(1)
    expect(await indexedOf('ash', 'elm', 'fir', 'yew')).toEqual(['yew'])
  })

  test('after a failed rebuild the old index is used, and a later write retries', async () => {
    const warned = vi.spyOn(log, 'warn').mockImplementation(() => {})
    isAway = true
    await rename(FIRST, 'Ash')
    expect(await indexedOf('ash')).toEqual(['ash'])
    await vi.waitFor(() => expect(warned).toHaveBeenCalledOnce())
    isAway = false
    await rename(SECOND, 'Elm')
    expect(await indexedOf('ash', 'elm')).toEqual(['ash', 'elm'])
    await readAnew()
    expect(await indexedOf('ash', 'elm')).toEqual(['ash', 'elm'])
    expect(readings).toBe(2)
  })
})
