import { afterEach, beforeEach, expect, vi } from 'vitest'

beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  expect(console.error, 'unexpected console.error').not.toHaveBeenCalled()
  expect(console.warn, 'unexpected console.warn').not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
