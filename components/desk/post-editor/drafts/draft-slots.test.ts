// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { NEW_POST } from '../form/post-values'
import type { Draft } from './draft-slots'

/** Imports the module again, as a newly opened page does. */
async function reopened() {
  vi.resetModules()
  return import('./draft-slots')
}

const draft = (slot: string, title: string, keptAt = new Date().toISOString()): Draft => ({
  slot,
  values: { ...NEW_POST, title },
  base: NEW_POST,
  basedOn: null,
  keptAt,
})
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
})

test('drafts are stored per post and slot, latest first, and survive a reload', async () => {
  const first = await reopened()
  await first.storeDraft('a', draft('one', 'Older', daysAgo(1)))
  await first.storeDraft('a', draft('two', 'Newer'))
  await first.storeDraft('b', draft('one', 'Of another post'))
  await first.storeDraft(null, draft('one', 'New'))
  const again = await reopened()
  expect((await again.storedDrafts('a')).map(({ values }) => values.title)).toEqual(['Newer', 'Older'])
  expect(await again.storedDrafts(null)).toEqual([draft('one', 'New', expect.any(String) as string)])
  await again.deleteDraft('a', 'two')
  expect((await again.storedDrafts('a')).map(({ slot }) => slot)).toEqual(['one'])
})

test('a later write to a slot replaces the earlier one, even without awaiting it', async () => {
  const { storeDraft, storedDrafts, deleteDraft } = await reopened()
  await Promise.all(['H', 'Ha', 'Half'].map((title) => storeDraft('a', draft('one', title))))
  expect((await storedDrafts('a')).map(({ values }) => values.title)).toEqual(['Half'])
  await Promise.all([storeDraft('a', draft('one', 'Half a')), deleteDraft('a', 'one')])
  expect(await storedDrafts('a')).toEqual([])
})

test('drafts older than sixty days are deleted', async () => {
  const { storeDraft, storedDrafts } = await reopened()
  await storeDraft('a', draft('old', 'Old', daysAgo(61)))
  await storeDraft('a', draft('young', 'Young', daysAgo(59)))
  expect((await storedDrafts('a')).map(({ slot }) => slot)).toEqual(['young'])
})

test('a browser without storage rejects writes and returns no drafts', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('no access', 'SecurityError')
    },
  })
  const { storeDraft, storedDrafts, deleteDraft } = await reopened()
  await expect(storeDraft('a', draft('one', 'Lost'))).rejects.toThrow('no access')
  expect(await storedDrafts('a')).toEqual([])
  await deleteDraft('a', 'one')
  vi.stubGlobal('indexedDB', new IDBFactory())
  await storeDraft('a', draft('one', 'Kept'))
  expect((await storedDrafts('a')).map(({ values }) => values.title)).toEqual(['Kept'])
})
