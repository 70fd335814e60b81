// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OwnApi } from '../../kit/whole-contract'
import { NEW_POST } from '../form/post-values'
import { useServerDraft } from './use-draft'

const calls = vi.hoisted(() => ({ saveServerDraft: vi.fn(), removeServerDraft: vi.fn() }))
vi.mock('@/lib/client/posts/server-drafts', () => calls)

beforeEach(() => {
  vi.useFakeTimers()
  calls.saveServerDraft.mockReset().mockResolvedValue(undefined)
  calls.removeServerDraft.mockReset().mockResolvedValue(undefined)
})
afterEach(() => {
  vi.useRealTimers()
})

const left = (slot: string) => ({ slot, values: NEW_POST, base: null, basedOn: null, keptAt: '', isRemote: true })
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const removed = () => calls.removeServerDraft.mock.calls.map(([slot]) => slot as string)

/** Renders an editor with unsaved work. */
function open(drafts = true) {
  let title = ''
  const wrapper = ({ children }: { children: ReactNode }) => <OwnApi value={drafts}>{children}</OwnApi>
  const read = (slot: string) => () => ({
    slot,
    base: null,
    basedOn: null,
    keptAt: 'now',
    values: { ...NEW_POST, title },
  })
  const { result, rerender } = renderHook(
    ({ slot, unsaved }) => useServerDraft({ post: 'a', unsaved, read: read(slot) }),
    { wrapper, initialProps: { slot: 'own', unsaved: true } },
  )
  const type = () => {
    title += 'x'
    result.current.touch()
  }
  return { result, rerender, type }
}

test('continuous typing is sent every five seconds, and two seconds after the last key', async () => {
  const { type } = open()
  for (let key = 0; key < 100; key += 1) {
    type()
    await pass(100)
  }
  expect(calls.saveServerDraft).toHaveBeenCalledTimes(2)
  await pass(2_000)
  const [post, slot, work] = calls.saveServerDraft.mock.lastCall as string[]
  expect([post, slot, JSON.parse(work ?? '').values.title.length]).toEqual(['a', 'own', 100])
})

test('saved work is removed, after a write that is still under way', async () => {
  const { type, rerender } = open()
  let arrive = () => {}
  calls.saveServerDraft.mockReturnValueOnce(new Promise<void>((resolve) => (arrive = resolve)))
  type()
  await pass(2_000)
  rerender({ slot: 'own', unsaved: false })
  await pass(0)
  expect(removed()).toEqual([])
  arrive()
  await pass(0)
  expect(removed()).toEqual(['own'])
})

test('work taken from another browser goes once its copy is stored; what was here before stays', async () => {
  const { type, result, rerender } = open()
  type()
  act(() => result.current.adopt(left('other')))
  await pass(0)
  expect(calls.saveServerDraft.mock.lastCall?.[1]).toBe('own')
  rerender({ slot: 'next', unsaved: true })
  type()
  await pass(2_000)
  expect(calls.saveServerDraft.mock.lastCall?.[1]).toBe('next')
  expect(removed()).toEqual(['other'])
  rerender({ slot: 'next', unsaved: false })
  await pass(0)
  expect(removed()).toEqual(['other', 'next'])
})

test('an unreachable server is tried again with the next key', async () => {
  calls.saveServerDraft.mockRejectedValueOnce(new Error('away'))
  const { type } = open()
  type()
  await pass(2_000)
  type()
  await pass(2_000)
  expect(calls.saveServerDraft).toHaveBeenCalledTimes(2)
})

test('another API gets nothing', async () => {
  const { type, rerender } = open(false)
  type()
  await pass(10_000)
  rerender({ slot: 'own', unsaved: false })
  await pass(0)
  expect([calls.saveServerDraft.mock.calls, removed()]).toEqual([[], []])
})
