import { expect, test, vi } from 'vitest'
import { singleton } from './singleton.mjs'

test('another instance of the module returns the value that the first one created', async () => {
  const value = singleton('a-test', () => ({ count: 1 }))
  vi.resetModules()
  const again = await import('./singleton.mjs')
  expect(again.singleton).not.toBe(singleton)
  expect(again.singleton('a-test', () => ({ count: 2 }))).toBe(value)
})

test('different names have values of their own, undefined included', () => {
  const create = vi.fn(() => undefined)
  expect(singleton('first', () => 1)).toBe(1)
  expect(singleton('second', create)).toBe(undefined)
  expect(singleton('second', create)).toBe(undefined)
  expect(create).toHaveBeenCalledOnce()
})
