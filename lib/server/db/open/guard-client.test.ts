import type { PGlite } from '@electric-sql/pglite'
import { beforeEach, expect, test, vi } from 'vitest'
import { guardClient } from './open-embedded'

type Fake = {
  query: (text: string) => Promise<unknown>
  exec: () => Promise<unknown>
  transaction: (work: (tx: Fake) => Promise<unknown>) => Promise<unknown>
}

const panic = Object.assign(new Error('could not write'), { severity: 'PANIC', code: '53100' })
const never = new Promise(() => {})
const onStop = vi.fn()
const beforeWrites = vi.fn(async () => {})
beforeEach(() => {
  onStop.mockClear()
  beforeWrites.mockReset()
})

/** A client that hangs for good after the query `stop`, as PGlite does after a panic. */
function fakeClient(): PGlite {
  let dead = false
  const query = async (text: string) => {
    if (dead || text === 'hang') return never
    if (text === 'stop') {
      dead = true
      throw panic
    }
    if (text === 'fail') throw Object.assign(new Error('syntax'), { severity: 'ERROR', code: '42601' })
    return text
  }
  const fake: Fake = {
    query,
    exec: () => query('exec'),
    transaction: async (work) => {
      const result = await work(fake).catch((error: unknown) => error)
      await query('end')
      if (result instanceof Error) throw result
      return result
    },
  }
  return guardClient({ ...fake } as unknown as PGlite, beforeWrites, onStop)
}
const stopped = { name: 'DatabaseError', fault: 'full', cause: panic }

test('results and ordinary errors pass through', async () => {
  const client = fakeClient()
  expect(await client.query('a')).toBe('a')
  await expect(client.query('fail')).rejects.toMatchObject({ code: '42601' })
  expect(await client.transaction(async (tx) => tx.query('b'))).toBe('b')
  expect(onStop).not.toHaveBeenCalled()
})

test('when the database stops, pending and later queries are rejected', async () => {
  const client = fakeClient()
  const waiting = client.query('hang')
  await expect(client.query('stop')).rejects.toMatchObject(stopped)
  await expect(waiting).rejects.toMatchObject(stopped)
  await expect(client.query('a')).rejects.toMatchObject(stopped)
  await expect(client.exec('a')).rejects.toMatchObject(stopped)
  await expect(client.transaction(async () => 1)).rejects.toMatchObject(stopped)
  expect(onStop).toHaveBeenCalledExactlyOnceWith(panic)
})

test('a transaction in which the database stops is rejected at once', async () => {
  const client = fakeClient()
  await expect(client.transaction(async (tx) => tx.query('stop'))).rejects.toMatchObject(stopped)
})

test('a transaction does not start if beforeWrites throws', async () => {
  const work = vi.fn()
  beforeWrites.mockRejectedValue(new Error('no room'))
  await expect(fakeClient().transaction(work)).rejects.toThrow('no room')
  expect(work).not.toHaveBeenCalled()
})
