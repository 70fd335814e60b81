import { createServer } from 'node:http'
import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { handleApi } from '../../server/api/handle-api'
import { connection } from '../../server/db/open/connect'
import { listen } from '../servers/http-server'

/** The embedded API in a child process that tests kill; it prints its port when its database is open. */
const server = createServer(async (request, response) => {
  const takesBody = !['GET', 'HEAD'].includes(request.method ?? '')
  const body = takesBody ? (Readable.toWeb(request) as WebStream<Uint8Array> as ReadableStream) : null
  const init = {
    method: request.method ?? 'GET',
    headers: request.headers as Record<string, string>,
    body,
    duplex: 'half',
  }
  const answer = await handleApi(new Request(`http://site.test${request.url}`, init))
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(Buffer.from(await answer.arrayBuffer()))
})
await connection()
const { port } = await listen(server)
console.info(port)
