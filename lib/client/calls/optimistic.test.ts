import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { postSummarySchema } from '../../contract/posts/post'
import { ADMIN_LISTS } from '../posts/admin-posts'
import { type AdminList, type AdminView, buildAdminList } from '../admin-view'
import { applyOptimistically } from './mutations'

const view: AdminView = { filter: 'all', q: '', sort: 'title', page: 1 }
const key = [...ADMIN_LISTS, view]

function listOf(...ids: string[]): { client: QueryClient; list: () => AdminList } {
  const client = new QueryClient()
  const posts = ids.map((id) => postSummarySchema.parse({ id, title: id, status: 'draft' }))
  client.setQueryData(key, buildAdminList(posts, view))
  return {
    client,
    list: () => {
      const list = client.getQueryData<AdminList>(key)
      if (!list) throw new Error('no list')
      return list
    },
  }
}

const states = (list: AdminList) => list.posts.map((post) => `${post.id} ${post.status}`)

test('an optimistic change updates lists and counts, and can be rolled back', async () => {
  const { client, list } = listOf('a', 'b')
  const rollback = await applyOptimistically(client, ['a'], (post) => ({ ...post, status: 'published' }))
  expect(states(list())).toEqual(['a published', 'b draft'])
  expect(list().counts).toEqual({ all: 2, draft: 1, published: 1, highlighted: 0 })
  rollback()
  expect(states(list())).toEqual(['a draft', 'b draft'])
  expect(list().counts).toEqual({ all: 2, draft: 2, published: 0, highlighted: 0 })
})

test('a rolled-back deletion restores the position of the post', async () => {
  const { client, list } = listOf('a', 'b', 'c')
  const rollback = await applyOptimistically(client, ['b'], () => null)
  expect(states(list())).toEqual(['a draft', 'c draft'])
  expect(list().pagination.total).toBe(2)
  rollback()
  expect(states(list())).toEqual(['a draft', 'b draft', 'c draft'])
  expect(list().pagination.total).toBe(3)
})

test('a rollback leaves changes of other posts alone', async () => {
  const { client, list } = listOf('a', 'b', 'c')
  const rollback = await applyOptimistically(client, ['a'], () => null)
  await applyOptimistically(client, ['b'], (post) => ({ ...post, status: 'published' }))
  await applyOptimistically(client, ['c'], () => null)
  rollback()
  expect(states(list())).toEqual(['a draft', 'b published'])
  expect(list().counts).toEqual({ all: 2, draft: 1, published: 1, highlighted: 0 })
})
