import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { POSTED_FIELDS_HEADER, readPostedForm } from './posted-form'

async function serve() {
  const server = createServer((request, response) => {
    void Promise.resolve(readPostedForm(request)).then(() =>
      response.end(`${request.method} ${String(request.headers[POSTED_FIELDS_HEADER])}`),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  onTestFinished(() => void server.close())
  const base = `http://localhost:${(server.address() as AddressInfo).port}`
  return async (path: string, init: RequestInit) => (await fetch(base + path, init)).text()
}

test('a form posted without scripts becomes a GET with what was typed, but no password', async () => {
  const ask = await serve()
  const body = new URLSearchParams({ email: 'ann@example.org', password: 'secret', other: 'x' })
  expect(await ask('/sign-in?next=/saved', { method: 'POST', body })).toBe('GET email=ann%40example.org')
  expect(await ask('/search?q=a', { method: 'POST', body })).toBe('POST undefined')
})

test('a form that is too long is left out', async () => {
  const ask = await serve()
  const body = new URLSearchParams({ name: 'x'.repeat(5_000) })
  expect(await ask('/register', { method: 'POST', body })).toBe('GET ')
})

test("a visitor's own header is removed", async () => {
  const ask = await serve()
  expect(await ask('/sign-in', { headers: { [POSTED_FIELDS_HEADER]: 'email=x' } })).toBe('GET undefined')
})
