import { expect, test, vi } from 'vitest'
import { ImportError } from '@/lib/import/imported-post'
import type { double } from '@/lib/testing/thread-work'
import { runInThread, ThreadEndedError } from './threads'

const WORK = { module: 'lib/testing/thread-work.ts' }

test('a function that computes without end is ended, and others go on meanwhile', async () => {
  const spinning = runInThread({ ...WORK, name: 'spin', args: [], deadline: 1_000 })
  const calls = { twice: (number: number) => 2 * number }
  const doubled = runInThread<typeof double>({ ...WORK, name: 'double', args: [[1, 2]], calls })
  expect(await doubled).toEqual([2, 4])
  await expect(spinning).rejects.toThrow('It takes too long.')
})

test('a function that takes memory without end is ended, and the process goes on', async () => {
  await expect(runInThread({ ...WORK, name: 'fill', args: [] })).rejects.toThrow('It takes too much memory.')
})

test('an ended thread has one error in all bundles, whichever started it', async () => {
  await runInThread<typeof double>({ ...WORK, name: 'double', args: [[]], calls: { twice: Number } })
  vi.resetModules()
  const other = await import('./threads')
  const spinning = other.runInThread({ ...WORK, name: 'spin', args: [], deadline: 200 })
  await expect(spinning).rejects.toBeInstanceOf(ThreadEndedError)
  await expect(spinning).rejects.toBeInstanceOf(other.ThreadEndedError)
})

test('an error of the function has its class, as has one of a function that it calls', async () => {
  const errors = { ImportError }
  await expect(runInThread({ ...WORK, name: 'refuse', args: [], errors })).rejects.toEqual(new ImportError('No.'))
  const calls = { twice: () => Promise.reject(new ImportError('Not twice.')) }
  const asking = runInThread({ ...WORK, name: 'double', args: [[1]], calls, errors })
  await expect(asking).rejects.toEqual(new ImportError('Not twice.'))
})

test('more work than there are threads is done in turn', async () => {
  const calls = { twice: (number: number) => Promise.resolve(2 * number) }
  const work = Array.from({ length: 12 }, (_, at) =>
    runInThread<typeof double>({ ...WORK, name: 'double', args: [[at]], calls }),
  )
  expect((await Promise.all(work)).flat()).toEqual(work.map((_, at) => 2 * at))
})
