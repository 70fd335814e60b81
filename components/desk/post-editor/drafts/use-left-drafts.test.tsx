// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NEW_POST } from '../form/post-values'
import { deleteDraft, lockSlot, slotKey, storeDraft } from './draft-slots'
import { useLeftDrafts } from './use-left-drafts'

const draftIn = (slot: string) => ({
  slot,
  values: { ...NEW_POST, title: slot },
  base: NEW_POST,
  basedOn: null,
  keptAt: new Date().toISOString(),
})

/** The slots whose work an editor that opens now would offer. */
async function offered(): Promise<string[]> {
  const { result } = renderHook(() => useLeftDrafts('a'))
  await waitFor(() => expect(result.current[0]).not.toEqual([]))
  return result.current[0].map(({ slot }) => slot)
}

beforeEach(async () => {
  const lockedIds = new Map<string, Promise<unknown>>()
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      request: (name: string, hold: () => Promise<unknown>) => {
        const holding = hold().finally(() => lockedIds.delete(name))
        lockedIds.set(name, holding)
        return holding
      },
      query: async () => ({ held: [...lockedIds.keys()].map((name) => ({ name })) }),
    },
  })
  for (const slot of ['open', 'killed']) await storeDraft('a', draftIn(slot))
})
afterEach(async () => {
  Reflect.deleteProperty(navigator, 'locks')
  for (const slot of ['open', 'killed']) await deleteDraft('a', slot)
})

test('unsaved work of an open tab is not offered to another tab, and is once that has ended', async () => {
  const close = lockSlot(slotKey('a', 'open'))
  expect(await offered()).toEqual(['killed'])
  close()
  await expect.poll(async () => (await offered()).sort()).toEqual(['killed', 'open'])
})
