import { createClient } from '@redis/client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { RATES } from '@/lib/contract/limits'
import { forgetRates, requireRest, spend } from '../../api/rate-limits'
import { contentAge } from '../../core/content-version.mjs'
import { readShared, share, sharedGeneration } from '../../http/page-cache/distributed-cache.mjs'
import { freePort } from '@/lib/testing/free-port'
import { type Instances, keepInstances } from '../../core/cluster'
import { openInstances } from './open-cluster'
import { hasRedis, startRedis } from '@/lib/testing/redis'

vi.hoisted(() => (process.env.LOG_LEVEL = 'silent'))
const page = () => ({ status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from([0, 255]), drawnAt: Date.now() })
const PATIENT = { timeout: 25_000, interval: 5 }

describe.runIf(hasRedis())('instances at one Redis server', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>
  let [first, second]: Instances[] = []
  const names = () => [first?.generation, second?.generation]
  const agreed = () => names()[0] !== null && names()[0] === names()[1]

  beforeAll(async () => {
    redis = await startRedis()
  })
  beforeEach(async () => {
    first = await openInstances(redis.address)
    second = await openInstances(redis.address)
  })
  afterEach(() => {
    first?.close()
    second?.close()
    keepInstances(undefined)
    forgetRates()
  })
  afterAll(() => redis.remove())

  test('a write has been heard by all of them when it has been told', async () => {
    const [before, age] = [names()[0], contentAge()]
    expect(agreed()).toBe(true)
    await first?.announce()
    expect(agreed()).toBe(true)
    expect(names()[0]).not.toBe(before)
    expect(contentAge()).toBe(age + 2)
  })

  test('a page that one has drawn is read by the other, until the next write', async () => {
    keepInstances(first)
    const generation = sharedGeneration()
    const drawn = page()
    share('/oak', generation, drawn, 45)
    await vi.waitFor(async () => expect(await second?.read(`${generation}:/oak`)).not.toBeNull(), PATIENT)
    expect(await readShared('/oak', generation, 30)).toEqual(drawn)
    expect(await readShared('/oak', generation, 0), 'too old').toBeNull()
    await second?.announce()
    expect(await readShared('/oak', sharedGeneration(), 30)).toBeNull()
  })

  test('while Redis takes no writes, who writes shows nothing of before', async () => {
    keepInstances(first)
    const before = sharedGeneration()
    share('/oak', before, page(), 45)
    await vi.waitFor(async () => expect(await readShared('/oak', before, 30)).not.toBeNull(), PATIENT)
    const owner = await createClient({ url: redis.address }).connect()
    onTestFinished(async () => {
      await owner.configSet('maxmemory', '0')
      owner.destroy()
    })
    await owner.configSet('maxmemory', '1')
    await first?.announce()
    expect(await readShared('/oak', sharedGeneration(), 30)).toBeNull()
    await owner.configSet('maxmemory', '0')
    await second?.announce()
    expect(agreed()).toBe(true)
  })

  test('a page that is drawn while a write is being told is for nobody else', async () => {
    keepInstances(first)
    const before = sharedGeneration()
    const told = first?.announce()
    const meanwhile = sharedGeneration()
    await told
    expect(new Set([before, meanwhile, sharedGeneration()]).size).toBe(3)
  })

  test('what a client has used up at one, it has used up at the other', async () => {
    const { points } = RATES.signInFailure
    keepInstances(first)
    for (let n = 0; n < points; n += 1) await spend('signInFailure', '198.51.100.7')
    forgetRates()
    keepInstances(second)
    await expect(requireRest('signInFailure', '198.51.100.7')).rejects.toMatchObject({ status: 429 })
    await requireRest('signInFailure', '198.51.100.8')
  })

  test('while Redis is away each serves by itself; when it is back they agree again, and trust no page of before', async () => {
    keepInstances(first)
    const generation = sharedGeneration()
    await redis.stop()
    await vi.waitFor(() => expect(names()).toEqual([null, null]), PATIENT)
    await first?.announce()
    share('/oak', generation, page(), 45)
    expect(await readShared('/oak', generation, 30)).toBeNull()
    for (let n = 0; n < RATES.signInFailure.points; n += 1) await spend('signInFailure', '198.51.100.9')
    await expect(requireRest('signInFailure', '198.51.100.9')).rejects.toMatchObject({ status: 429 })
    const age = contentAge()
    await redis.start()
    await vi.waitFor(() => expect(agreed()).toBe(true), PATIENT)
    expect(contentAge()).toBeGreaterThan(age)
    expect(names()[0]).not.toBe(generation)
  })

  test('one that starts without Redis serves by itself', async () => {
    const alone = await openInstances(`redis://127.0.0.1:${await freePort()}`)
    expect(alone.generation).toBeNull()
    await alone.announce()
    alone.close()
  })

  test('a server that wants other credentials is told of in a sentence', async () => {
    const locked = await startRedis(['--requirepass', 'right'])
    await expect(openInstances(locked.address.replace('//', '//:wrong@'))).rejects.toThrow(/^The Redis server at REDIS_URL refuses: WRONGPASS/)
    await expect(openInstances(locked.address)).rejects.toThrow(/refuses: NOAUTH/)
    await locked.remove()
  })
})
