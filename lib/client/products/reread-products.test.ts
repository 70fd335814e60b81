import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../contract/failure'
import { rereadProducts } from './reread-products'

const calls = vi.hoisted(() => ({ reread: vi.fn(), applyReading: vi.fn() }))
vi.mock('../calls/client', () => ({ api: { catalog: calls } }))

const page = (product_id: string, changes: object[] = []) => ({
  data: { product: { product_id }, reading: { name: product_id }, changes, other: null, updated_at: null },
})

beforeEach(() => {
  vi.useFakeTimers()
  for (const call of Object.values(calls)) call.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
})

async function read(ids: string[]) {
  const outcomes = new Map<string, unknown>()
  const stop = new AbortController()
  const all = rereadProducts(ids, (id, outcome) => outcomes.set(id, outcome), stop.signal)
  return { outcomes, stop, all }
}

test('pages are read one after the other, and one without differences confirms what is stored', async () => {
  calls.reread.mockResolvedValueOnce(page('saw')).mockResolvedValueOnce(page('drill', [{ field: 'price' }]))
  const { outcomes, all } = await read(['saw', 'drill'])
  await vi.advanceTimersByTimeAsync(900)
  expect([...outcomes.keys()]).toEqual(['saw'])
  await vi.advanceTimersByTimeAsync(200)
  await all
  expect([...outcomes.keys()]).toEqual(['saw', 'drill'])
  expect(calls.applyReading).toHaveBeenCalledExactlyOnceWith({
    params: { product_id: 'saw' },
    body: { reading: { name: 'saw' }, fields: [] },
  })
})

test('the limit of the API is waited for; what a shop refuses is an outcome', async () => {
  calls.reread
    .mockRejectedValueOnce(new ApiError(429, 'Too many'))
    .mockRejectedValueOnce(new ApiError(502, 'The shop did not let us read this page'))
  const { outcomes, all } = await read(['saw'])
  await vi.advanceTimersByTimeAsync(14_000)
  expect(outcomes.size).toBe(0)
  await vi.advanceTimersByTimeAsync(2_000)
  await all
  expect(outcomes.get('saw')).toEqual({ refusal: 'The shop did not let us read this page' })
})

test('nothing is read once it is stopped', async () => {
  calls.reread.mockResolvedValue(page('saw'))
  const { outcomes, stop, all } = await read(['saw', 'drill'])
  await vi.advanceTimersByTimeAsync(0)
  stop.abort()
  await all
  expect([...outcomes.keys()]).toEqual(['saw'])
  expect(calls.reread).toHaveBeenCalledTimes(1)
})
