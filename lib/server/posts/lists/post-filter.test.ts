import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { matchesConditions, type PostConditions, POST_ORDERS } from '@/lib/contract/posts/post-lists'
import { createTestDatabase, hasEngine, onEachEngine } from '../../../testing/database'
import type { Database } from '../../db/database'
import { database, useConnection } from '../../db/open/connect'
import { openPostgresql } from '../../db/open/open-postgresql'
import { listPosts } from './list-posts'
import { createPost } from '../write-post'

const DRAFT = {
  content: '',
  previewImage: null,
  previewImageAlt: null,
  previewImageCaption: null,
  products: [],
  summary: 'An oak thing',
}
const FILTERS: PostConditions[] = [
  {},
  { status: 'draft' },
  { status: 'published' },
  { isHighlighted: true },
  { isHighlighted: false },
  { category: 'Hand Tools' },
  { category: 'Hand Tools', status: 'published' },
  { tag: 'wood' },
  { tag: 'wood', category: 'Roofing & Gutters', status: 'draft' },
  { tag: 'wood', isHighlighted: true },
]

/** Titles whose order differs between dictionaries and code units. */
const MIXED = ['apple', 'Banana', 'Émile']
const TITLES = [...Array.from('lkjihgfedcba', (letter) => `Oak ${letter}`), ...MIXED]

async function makeOakPosts(db: Database): Promise<void> {
  for (const [at, title] of TITLES.entries()) {
    await createPost(db, {
      ...DRAFT,
      title,
      status: at % 3 ? 'published' : 'draft',
      isHighlighted: at % 4 === 1 && at % 3 > 0,
      categories: at % 2 ? ['Hand Tools'] : (['Roofing & Gutters', 'Hand Tools'].slice(0, 1 + (at % 3)) as never),
      tags: at % 5 ? ['wood'] : [],
    })
  }
}

const titlesOf = async (db: Database, q?: string) =>
  (await listPosts(db, { sort: 'title', q }, 1, 50)).posts.map(({ title }) => title)

onEachEngine(() => {
  test('the database, the search index and the definition agree on every filter and order', async () => {
    const db = await database()
    await makeOakPosts(db)
    for (const filter of FILTERS) {
      for (const sort of POST_ORDERS) {
        const every = (await listPosts(db, { sort }, 1, 50)).posts
        const expected = every.filter((post) => matchesConditions(post, filter)).map(({ id }) => id)
        const stored = (await listPosts(db, { ...filter, sort }, 1, 50)).posts.map(({ id }) => id)
        const found = (await listPosts(db, { ...filter, sort, q: 'oak' }, 1, 50)).posts.map(({ id }) => id)
        expect({ stored, found }, JSON.stringify({ filter, sort })).toEqual({ stored: expected, found: expected })
      }
    }
    expect(await titlesOf(db)).toEqual(TITLES.toSorted())
  })
})

describe.runIf(hasEngine('postgresql'))('on a server that sorts texts as a dictionary does', () => {
  beforeAll(async () => {
    const { address, drop } = await createTestDatabase()
    const { database: other, close } = await openPostgresql(address)
    await other.execute(
      sql`create database dictionary template template0 encoding utf8 locale_provider icu icu_locale 'en'`,
    )
    await useConnection(await openPostgresql(`${inject('postgresql')}/dictionary`))
    return async () => {
      await useConnection(null)
      await other.execute(sql`drop database dictionary`)
      await close()
      await drop()
    }
  })

  test('titles have the order of the search index', async () => {
    const db = await database()
    await makeOakPosts(db)
    expect(await titlesOf(db)).toEqual(TITLES.toSorted())
    expect(await titlesOf(db, 'oak')).toEqual(TITLES.toSorted())
  })
})
