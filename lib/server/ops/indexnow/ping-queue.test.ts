import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { removeFolder } from '@/lib/testing/remove-folder'
import { PingQueue, type Outcome } from './ping-queue'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pings-'))
})
afterEach(() => removeFolder(folder))

/** A queue with a manual clock. */
function setUp(...outcomes: Outcome[]) {
  const file = path.join(folder, 'data', 'queue.json')
  const planned: { after: number; then: () => void }[] = []
  const sent: string[][] = []
  const warnings: string[] = []
  let sending: (() => void) | undefined
  const queue = new PingQueue({
    file,
    send: async (ids) => {
      sent.push(ids)
      const outcome = outcomes.shift() ?? 'accepted'
      setImmediate(() => sending?.())
      return outcome
    },
    wait: (after, then) => planned.push({ after, then }),
    warn: (_error, message) => warnings.push(message),
  })
  const pass = async (meanwhile?: () => Promise<void>) => {
    const done = new Promise<void>((resolve) => (sending = resolve))
    const next = planned.shift()
    next?.then()
    await meanwhile?.()
    if (next) await done
    return next?.after
  }
  const kept = async () => JSON.parse(await readFile(file, 'utf8')) as string[]
  return { file, queue, planned, sent, warnings, pass, kept }
}

describe('PingQueue', () => {
  it('sends several saves in a row as one ping', async () => {
    const { queue, pass, sent, kept, planned } = setUp()
    for (const id of ['a', 'b', 'a']) await queue.add(id)
    expect(await kept()).toEqual(['a', 'b'])
    expect(await pass()).toBe(5_000)
    expect(sent).toEqual([['a', 'b']])
    await expect.poll(kept).toEqual([])
    expect(planned).toEqual([])
  })

  it('queues the posts of an import at once', async () => {
    const { queue, pass, sent, kept } = setUp()
    await queue.add('a', 'b', 'a')
    expect(await kept()).toEqual(['a', 'b'])
    await pass()
    expect(sent).toEqual([['a', 'b']])
    await expect.poll(kept).toEqual([])
  })

  it('retries with backoff, including ids added meanwhile', async () => {
    const { queue, pass, sent, kept } = setUp('retry', 'retry', 'retry')
    await queue.add('a')
    await pass()
    await queue.add('b')
    expect([await pass(), await pass(), await pass()]).toEqual([60_000, 120_000, 240_000])
    expect(sent).toEqual([['a'], ['a', 'b'], ['a', 'b'], ['a', 'b']])
    await expect.poll(kept).toEqual([])
  })

  it('gives up on a rejected ping, with a warning', async () => {
    const { queue, pass, kept, warnings, planned } = setUp('rejected')
    await queue.add('a')
    await pass()
    await expect.poll(kept).toEqual([])
    expect(warnings).toEqual(['search engines rejected 1 URL(s)'])
    expect(planned).toEqual([])
  })

  it('resumes the queue after a restart', async () => {
    const before = setUp()
    await before.queue.add('a')
    const { queue, pass, sent, kept } = setUp()
    await queue.resume()
    await pass()
    expect(sent).toEqual([['a']])
    await expect.poll(kept).toEqual([])
  })

  it('sends an id again that was saved while a ping was in flight', async () => {
    const { queue, pass, sent, kept, planned } = setUp()
    for (const id of ['a', 'b']) await queue.add(id)
    await pass(() => queue.add('a'))
    await expect.poll(kept).toEqual(['a'])
    await expect.poll(() => planned.length).toBe(1)
    await pass()
    expect(sent).toEqual([['a', 'b'], ['a']])
    await expect.poll(kept).toEqual([])
  })

  it.each(['', '["a', 'null'])('starts empty if the file holds %j', async (text) => {
    const { queue, planned, file } = setUp()
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
    await queue.resume()
    expect(planned).toEqual([])
  })
})
