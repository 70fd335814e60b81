import { MutationObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { newQueryClient } from './query-client'

const KEY = ['admin', 'ideas']

test('after the last of several writes the queries of the admin are read anew', async () => {
  const client = newQueryClient()
  const isStale = () => client.getQueryState(KEY)?.isInvalidated
  client.setQueryData(KEY, [])
  let end = () => {}
  const slow = new MutationObserver(client, { mutationFn: () => new Promise<void>((resolve) => (end = resolve)) })
  const last = slow.mutate()
  await new MutationObserver(client, { mutationFn: () => Promise.resolve() }).mutate()
  expect(isStale()).toBe(false)
  end()
  await last
  expect(isStale()).toBe(true)
})
