import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { request } from 'undici'
import { afterEach } from 'vitest'
import { pageCache } from '../server/http/page-cache/page-cache.mjs'

export type Handle = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

const open: (() => void)[] = []
afterEach(() => open.splice(0).forEach((close) => close()))

/** Serves the page cache in front of a fake Next; `came` lists the requests received, `asked` those that reached Next. */
export async function servePageCache(handle: Handle) {
  const asked: string[] = []
  const came: string[] = []
  const answer = pageCache(async (incoming, response) => {
    asked.push(`${incoming.method} ${incoming.url}`)
    await handle(incoming, response)
  })
  const server = createServer((incoming, response) => {
    came.push(`${incoming.method} ${incoming.url}`)
    void answer(incoming, response)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  open.push(() => server.close().closeAllConnections())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const get = async (
    path: string,
    headers: Record<string, string> = {},
    method: 'GET' | 'HEAD' | 'POST' | 'TRACE' = 'GET',
  ) => {
    const { statusCode, headers: found, body } = await request(origin + path, { method, headers })
    return { status: statusCode, headers: found, body: await body.text() }
  }
  return { get, asked, came }
}
