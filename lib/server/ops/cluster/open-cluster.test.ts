import { createClient } from '@redis/client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { RATES } from '@/lib/contract/limits'
import { resetRateLimits, requireAllowance, consume } from '../../api/access/rate-limits'
import { contentVersion, type Cluster, setCluster } from '../../core/changes'
import { readDistributed, writeDistributed, distributedGeneration } from '../../http/page-cache/distributed-cache'
import { freePort } from '@/lib/testing/servers/free-port'
import { openCluster } from './open-cluster'
import { hasRedis, startRedis } from '@/lib/testing/servers/redis'

vi.hoisted(() => (process.env.LOG_LEVEL = 'silent'))
const page = () => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from([0, 255]),
  renderedAt: Date.now(),
})
const POLLING = { timeout: 25_000, interval: 5 }

describe.runIf(hasRedis())('instances at one Redis server', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>
  let [first, second]: Cluster[] = []
  const names = () => [first?.generation, second?.generation]
  const agreed = () => names()[0] !== null && names()[0] === names()[1]

  beforeAll(async () => {
    redis = await startRedis()
  })
  beforeEach(async () => {
    first = await openCluster(redis.address)
    second = await openCluster(redis.address)
  })
  afterEach(() => {
    first?.close()
    second?.close()
    setCluster(undefined)
    resetRateLimits()
  })
  afterAll(() => redis.remove())

  test('a write is announced once all instances have acknowledged it', async () => {
    const [before, age] = [names()[0], contentVersion()]
    expect(agreed()).toBe(true)
    await first?.announce()
    expect(agreed()).toBe(true)
    expect(names()[0]).not.toBe(before)
    expect(contentVersion()).toBe(age + 2)
  })

  test('a page that one instance rendered is used by the other, until the next write', async () => {
    setCluster(first)
    const generation = distributedGeneration()
    const drawn = page()
    writeDistributed('/oak', generation, drawn, 45)
    await vi.waitFor(async () => expect(await second?.read(`${generation}:/oak`)).not.toBeNull(), POLLING)
    expect(await readDistributed('/oak', generation, 30)).toEqual(drawn)
    expect(await readDistributed('/oak', generation, 0), 'too old').toBeNull()
    await second?.announce()
    expect(await readDistributed('/oak', distributedGeneration(), 30)).toBeNull()
  })

  test('while Redis is read-only, a writing instance shows no outdated page', async () => {
    setCluster(first)
    const before = distributedGeneration()
    writeDistributed('/oak', before, page(), 45)
    await vi.waitFor(async () => expect(await readDistributed('/oak', before, 30)).not.toBeNull(), POLLING)
    const owner = await createClient({ url: redis.address }).connect()
    onTestFinished(async () => {
      await owner.configSet('maxmemory', '0')
      owner.destroy()
    })
    await owner.configSet('maxmemory', '1')
    await first?.announce()
    expect(await readDistributed('/oak', distributedGeneration(), 30)).toBeNull()
    await owner.configSet('maxmemory', '0')
    await second?.announce()
    expect(agreed()).toBe(true)
  })

  test('a page rendered during an announcement is not shared', async () => {
    setCluster(first)
    const before = distributedGeneration()
    const reported = first?.announce()
    const meanwhile = distributedGeneration()
    await reported
    expect(new Set([before, meanwhile, distributedGeneration()]).size).toBe(3)
  })

  test('rate limits count across instances', async () => {
    const { points } = RATES.signInFailure
    setCluster(first)
    for (let n = 0; n < points; n += 1) await consume('signInFailure', '198.51.100.7')
    resetRateLimits()
    setCluster(second)
    await expect(requireAllowance('signInFailure', '198.51.100.7')).rejects.toMatchObject({ status: 429 })
    await requireAllowance('signInFailure', '198.51.100.8')
  })

  test('while Redis is down each instance works alone; when it is back they share again, without outdated pages', async () => {
    setCluster(first)
    const generation = distributedGeneration()
    await redis.stop()
    await vi.waitFor(() => expect(names()).toEqual([null, null]), POLLING)
    await first?.announce()
    writeDistributed('/oak', generation, page(), 45)
    expect(await readDistributed('/oak', generation, 30)).toBeNull()
    for (let n = 0; n < RATES.signInFailure.points; n += 1) await consume('signInFailure', '198.51.100.9')
    await expect(requireAllowance('signInFailure', '198.51.100.9')).rejects.toMatchObject({ status: 429 })
    const age = contentVersion()
    await redis.start()
    await vi.waitFor(() => expect(agreed()).toBe(true), POLLING)
    expect(contentVersion()).toBeGreaterThan(age)
    expect(names()[0]).not.toBe(generation)
  })

  test('an instance that starts without Redis works alone', async () => {
    const alone = await openCluster(`redis://127.0.0.1:${await freePort()}`)
    expect(alone.generation).toBeNull()
    await alone.announce()
    alone.close()
  })

  test('a server that rejects the credentials is reported in a sentence', async () => {
    const locked = await startRedis(['--requirepass', 'right'])
    await expect(openCluster(locked.address.replace('//', '//:wrong@'))).rejects.toThrow(
      /^The Redis server at REDIS_URL refuses: WRONGPASS/,
    )
    await expect(openCluster(locked.address)).rejects.toThrow(/refuses: NOAUTH/)
    await locked.remove()
  })
})
