import { MutationObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { IDEAS, addSynonymMutation, removeSynonymMutation } from './insights'
import { newQueryClient } from './calls/query-client'

const search = vi.hoisted(() => ({ addSynonym: vi.fn(), removeSynonym: vi.fn() }))
vi.mock('./calls/client', () => ({ api: { search } }))

test('adding and removing a synonym refreshes what to write', async () => {
  const client = newQueryClient()
  const isStale = () => client.getQueryState(IDEAS)?.isInvalidated
  client.setQueryData(IDEAS, [])
  await new MutationObserver(client, addSynonymMutation).mutate(['sofa', 'couch'])
  expect(isStale()).toBe(true)
  client.setQueryData(IDEAS, [])
  expect(isStale()).toBe(false)
  await new MutationObserver(client, removeSynonymMutation).mutate('1')
  expect(isStale()).toBe(true)
})
