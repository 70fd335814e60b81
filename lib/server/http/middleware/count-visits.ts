import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { COUNTS_PATH } from '@/lib/format/addresses/counts-path'
import { handleApi } from '../../api/handle-api'
import { COUNTED, countBeacon } from '../../api/insight-calls'
import { env } from '../../core/env'
import type { Middleware } from '../exchange'
import { send } from '../responses/send'

/** Bytes; what pages send is shorter. */
const MAX_BEACON = 16_384

/** Answers what pages send to be counted, without the cost of Next, nor of the API unless it has an error. */
export const countVisits: Middleware = async ({ request, response, path }, next) => {
  if (path !== COUNTS_PATH || request.method !== 'POST' || env().API_BASE_URL) return next()
  const headers = webHeaders(request)
  const body = await readBeacon(request)
  if (body && (await countBeacon(headers, body))) return send(request, response, COUNTED)
  const answer = await handleApi(webRequest(headers, body ?? Readable.toWeb(request)))
  await send(request, response, {
    status: answer.status,
    body: await answer.text(),
    headers: Object.fromEntries(answer.headers),
  })
}

/** The body of a request; null if it is too long, of an unknown length, or cut short. */
async function readBeacon(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | null> {
  const length = Number(request.headers['content-length'] ?? NaN)
  if (!(length <= MAX_BEACON)) return null
  const chunks: Buffer[] = []
  try {
    for await (const chunk of request) chunks.push(chunk as Buffer)
  } catch {
    return null
  }
  return Buffer.concat(chunks)
}

function webHeaders(request: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) if (value !== undefined) headers.set(name, String(value))
  return headers
}

function webRequest(headers: Headers, body: Buffer<ArrayBuffer> | ReturnType<typeof Readable.toWeb>): Request {
  // The path is that of the route, so a client's Host is of no use here.
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers,
    body: body as BodyInit,
    duplex: 'half',
  }
  return new Request(`http://localhost${COUNTS_PATH}`, init)
}
