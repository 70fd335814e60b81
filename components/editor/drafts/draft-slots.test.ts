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
  localStorage.clear()
})

test('drafts are stored per post and slot, latest first, and survive a reload', async () => {
  const first = await reopened()
  await first.keepDraft('a', draft('one', 'Older', daysAgo(1)))
  await first.keepDraft('a', draft('two', 'Newer'))
  await first.keepDraft('b', draft('one', 'Of another post'))
  await first.keepDraft(null, draft('one', 'New'))
  const again = await reopened()
  expect((await again.keptDrafts('a')).map(({ values }) => values.title)).toEqual(['Newer', 'Older'])
  expect(await again.keptDrafts(null)).toEqual([draft('one', 'New', expect.any(String) as string)])
  await again.dropDraft('a', 'two')
  expect((await again.keptDrafts('a')).map(({ slot }) => slot)).toEqual(['one'])
})

test('a later write to a slot replaces the earlier one, even without awaiting it', async () => {
  const { keepDraft, keptDrafts, dropDraft } = await reopened()
  await Promise.all(['H', 'Ha', 'Half'].map((title) => keepDraft('a', draft('one', title))))
  expect((await keptDrafts('a')).map(({ values }) => values.title)).toEqual(['Half'])
  await Promise.all([keepDraft('a', draft('one', 'Half a')), dropDraft('a', 'one')])
  expect(await keptDrafts('a')).toEqual([])
})

test('drafts older than sixty days are deleted', async () => {
  const { keepDraft, keptDrafts } = await reopened()
  await keepDraft('a', draft('old', 'Old', daysAgo(61)))
  await keepDraft('a', draft('young', 'Young', daysAgo(59)))
  expect((await keptDrafts('a')).map(({ slot }) => slot)).toEqual(['young'])
})

test('drafts of earlier versions in localStorage are migrated once, and invalid ones deleted', async () => {
  const { slot, ...stored } = draft('left', 'From before')
  localStorage.setItem(`plumbline:draft:post-a:${slot}`, JSON.stringify(stored))
  localStorage.setItem('plumbline:draft:post-a:torn', '{"values":')
  localStorage.setItem('other', 'stays')
  const { keptDrafts } = await reopened()
  expect(await keptDrafts('a')).toEqual([{ slot, ...stored }])
  expect(Object.keys(localStorage)).toEqual(['other'])
})

test('a browser without storage rejects writes and returns no drafts', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('no access', 'SecurityError')
    },
  })
  const { keepDraft, keptDrafts, dropDraft } = await reopened()
  await expect(keepDraft('a', draft('one', 'Lost'))).rejects.toThrow('no access')
  expect(await keptDrafts('a')).toEqual([])
  await dropDraft('a', 'one')
  vi.stubGlobal('indexedDB', new IDBFactory())
  await keepDraft('a', draft('one', 'Kept'))
  expect((await keptDrafts('a')).map(({ values }) => values.title)).toEqual(['Kept'])
})
