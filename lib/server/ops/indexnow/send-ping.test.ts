import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendPing } from './send-ping'

let server: Server
let endpoint: string
let answer = 200
const bodies: unknown[] = []

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    bodies.push(JSON.parse(Buffer.concat(chunks).toString()))
    response.writeHead(answer).end()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`
})
afterAll(() => server.close())

const ping = (over: object = {}) =>
  sendPing({
    endpoint,
    key: 'a-key-of-mine',
    site: 'https://plumb.example',
    addresses: ['https://plumb.example/curated-posts/a/1'],
    ...over,
  })

it.each([
  [200, 'accepted'],
  [202, 'accepted'],
  [403, 'rejected'],
  [422, 'rejected'],
  [429, 'retry'],
  [503, 'retry'],
])('a response of %i means %s', async (status, outcome) => {
  answer = status
  expect(await ping()).toBe(outcome)
})

it('sends the host, the key and the location of the key file', () => {
  expect(bodies[0]).toEqual({
    host: 'plumb.example',
    key: 'a-key-of-mine',
    keyLocation: 'https://plumb.example/a-key-of-mine.txt',
    urlList: ['https://plumb.example/curated-posts/a/1'],
  })
})

it('retries if the endpoint is unreachable, and sends nothing for an empty list', async () => {
  const sent = bodies.length
  expect(await ping({ endpoint: 'http://127.0.0.1:1/' })).toBe('retry')
  expect(await ping({ addresses: [] })).toBe('accepted')
  expect(bodies).toHaveLength(sent)
})
