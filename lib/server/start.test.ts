import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { register } from '@/instrumentation'

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('NEXT_RUNTIME', 'nodejs')
  vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.doUnmock('./start')
})

/** The output of a start that fails. */
async function lastWords(): Promise<unknown[]> {
  const said = vi.mocked(console.error).mockImplementation(() => undefined)
  await register()
  expect(process.exit).toHaveBeenCalledExactlyOnceWith(1)
  const words = said.mock.calls.flat()
  said.mockReset()
  return words
}

test('an invalid setting stops the start with a sentence', async () => {
  vi.stubEnv('LOG_LEVEL', 'loud')
  expect(await lastWords()).toEqual(['LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent.'])
})

test('a module that cannot be loaded stops the start', async () => {
  vi.doMock('./start', () => ({
    get start(): never {
      throw new Error('A module is missing.')
    },
  }))
  expect(await lastWords()).toEqual(['A module is missing.'])
})
