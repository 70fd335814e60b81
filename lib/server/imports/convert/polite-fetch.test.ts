import { expect, test } from 'vitest'
import { ReaderError } from '../../../reader/reader-options'
import { politeFetch } from './polite-fetch'

const BYTES = new Uint8Array([1])
const busy = () => {
  const answer = { status: 429, retryAfter: new Date(Date.now() + 5_000) }
  return new ReaderError('http-status', 'busy', { answer })
}

/** A fetch that answers with these one after the other, and how long was waited. */
function fetcher(...answers: (Uint8Array | Error)[]) {
  const waited: number[] = []
  const requested: string[] = []
  const fetch = (address: string) => {
    requested.push(address)
    const answer = answers.shift() ?? new Error('away')
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  }
  const wait = (ms: number) => Promise.resolve(waited.push(ms))
  return { polite: politeFetch(fetch, wait), waited, requested }
}

test('there is a pause before each picture', async () => {
  const { polite, waited } = fetcher(BYTES, BYTES)
  expect([await polite('https://old.example/a.jpg'), await polite('https://old.example/b.jpg')]).toEqual([BYTES, BYTES])
  expect(waited).toEqual([100, 100])
})

test('a busy site is asked once more when it says so', async () => {
  const { polite, waited, requested } = fetcher(busy(), BYTES, busy(), busy())
  expect(await polite('https://old.example/a.jpg')).toBe(BYTES)
  expect(waited[1]).toBeGreaterThan(4_000)
  expect(await polite('https://old.example/b.jpg')).toBeNull()
  expect(requested).toHaveLength(4)
})

test('a host that only fails is asked no more, another one is', async () => {
  const { polite, requested } = fetcher()
  for (let n = 0; n < 30; n += 1) expect(await polite(`https://old.example/${n}.jpg`)).toBeNull()
  expect(requested).toHaveLength(20)
  await polite('https://cdn.example/a.jpg')
  expect(requested).toHaveLength(21)
})

test.each([
  'http://127.0.0.1:1/a.jpg',
  'http://169.254.169.254/latest',
  'http://[::1]/a.jpg',
  'file:///etc/passwd',
  'x',
])('nothing is fetched from %s', async (address) => {
  expect(await politeFetch(undefined, () => Promise.resolve())(address)).toBeNull()
})
