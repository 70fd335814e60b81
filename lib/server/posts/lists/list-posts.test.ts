import { expect, test, vi } from 'vitest'
import { ADMIN_PASSWORD, makePost } from '../../../testing/api'
import { database } from '../../db/open/connect'
import { onEachEngine } from '../../../testing/database'
import * as finding from './post-filter'
import { listPosts } from './list-posts'
import type { PostFilter } from './post-filter'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)

onEachEngine(() => {
  test('a search returns no post that stopped matching the filter after it was found', async () => {
    const fields = { content: '<p>x</p>', categories: ['Home Office'], tags: ['oak'] }
    const posts = [
      await makePost({ ...fields, isHighlighted: true }),
      await makePost(fields),
      await makePost({ ...fields, status: 'draft', categories: ['Furniture & Décor'], tags: [] }),
    ]
    const ids = posts.map(({ id }) => id)
    const shown = async (filter: PostFilter) => {
      const pagination = { page: 1, limit: 9, total: 3, total_pages: 1, has_next: false, has_prev: false }
      vi.spyOn(finding, 'findPosts').mockResolvedValue({ ids, pagination, search: { words: [] } as never })
      const found = await listPosts(await database(), { q: 'shelf', ...filter }, 1, 9)
      return found.posts.map(({ id }) => ids.indexOf(id))
    }
    expect(await shown({})).toEqual([0, 1, 2])
    expect(await shown({ status: 'published' })).toEqual([0, 1])
    expect(await shown({ status: 'draft', brief: true })).toEqual([2])
    expect(await shown({ isHighlighted: true })).toEqual([0])
    expect(await shown({ isHighlighted: false })).toEqual([1, 2])
    expect(await shown({ category: 'Furniture & Décor' })).toEqual([2])
    expect(await shown({ tag: 'oak', brief: true })).toEqual([0, 1])
  })
})
