import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchPicture } from './fetch-picture'

const requested: string[] = []
let server: Server
let host: string

beforeAll(async () => {
  server = createServer((request, response) => {
    requested.push(request.url ?? '')
    if (request.url === '/moved') return response.writeHead(302, { location: '/picture' }).end()
    if (request.url === '/inwards') return response.writeHead(302, { location: 'http://127.0.0.1:1/secret' }).end()
    if (request.url === '/page') return response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>')
    response.writeHead(200, { 'content-type': 'image/png' }).end('bytes')
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

describe('fetchPicture', () => {
  it.each(['/picture', '/moved'])('reads a picture at %s', async (path) => {
    expect(Buffer.from((await fetchPicture(`http://${host}${path}`, { allowHosts: [host] })) ?? []).toString()).toBe(
      'bytes',
    )
  })

  it.each(['/page', '/inwards'])('finds none at %s', async (path) => {
    expect(await fetchPicture(`http://${host}${path}`, { allowHosts: [host] })).toBeNull()
  })

  it('sends no request to a private host', async () => {
    requested.length = 0
    expect(await fetchPicture(`http://${host}/picture`, {})).toBeNull()
    expect(await fetchPicture('http://localhost/picture', {})).toBeNull()
    expect(requested).toEqual([])
  })
})
