import { expect, test } from 'vitest'
import { matchesConditions, type PostConditions } from '@/lib/contract/posts/lists/post-conditions'
import { POST_ORDERS } from '@/lib/contract/posts/lists/post-orders'
import { onEachEngine } from '../../../testing/database'
import { database } from '../../db/open/connect'
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

onEachEngine(() => {
  test('the database, the search index and the definition agree on every filter and order', async () => {
    const db = await database()
    for (let at = 0; at < 12; at += 1) {
      await createPost(db, {
        ...DRAFT,
        title: `Oak ${'lkjihgfedcba'[at]}`,
        status: at % 3 ? 'published' : 'draft',
        isHighlighted: at % 4 === 1 && at % 3 > 0,
        categories: at % 2 ? ['Hand Tools'] : (['Roofing & Gutters', 'Hand Tools'].slice(0, 1 + (at % 3)) as never),
        tags: at % 5 ? ['wood'] : [],
      })
    }
    for (const filter of FILTERS) {
      for (const sort of POST_ORDERS) {
        const every = (await listPosts(db, { sort }, 1, 50)).posts
        const expected = every.filter((post) => matchesConditions(post, filter)).map(({ id }) => id)
        const stored = (await listPosts(db, { ...filter, sort }, 1, 50)).posts.map(({ id }) => id)
        const found = (await listPosts(db, { ...filter, sort, q: 'oak' }, 1, 50)).posts.map(({ id }) => id)
        expect({ stored, found }, JSON.stringify({ filter, sort })).toEqual({ stored: expected, found: expected })
      }
    }
  })
})
