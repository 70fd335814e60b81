import { MAX_JSON_BYTES, MAX_JSON_DEPTH, MAX_UPLOAD_BYTES } from '@/lib/contract/limits'
import type { Call } from '../calls'
import { apiErrors } from '../api-errors'

/** Bytes for the other parts of a form and its delimiters. */
const FORM_OVERHEAD = 64 * 1024

/**
 * The body of a request, as data or as a form; undefined if it has none. Bytes are counted while they are read, so a wrong or
 * missing Content-Length cannot exceed the limit.
 * @throws 415 for another type than the call accepts, 413 over its limit, 400 for a body that cannot be parsed
 */
export async function readBody(request: Request, call: Call): Promise<unknown> {
  if (!call.body) return undefined
  const type = typeOf(request)
  if (type && type !== call.body) throw apiErrors.unsupportedMediaType(call.body)
  const bytes = await readBytes(request, call.maxBytes)
  if (!bytes) return undefined
  if (!type) throw apiErrors.unsupportedMediaType(call.body)
  return call.body === 'application/json' ? readJson(bytes) : readForm(bytes, request.headers.get('content-type') ?? '')
}

const typeOf = (request: Request) => request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase()

/**
 * The bytes of a request's body; null if it has none.
 * @param most bytes allowed, unless it is a form
 * @throws 413 if there are more
 */
export async function readBytes(request: Request, most = MAX_JSON_BYTES): Promise<Uint8Array<ArrayBuffer> | null> {
  if (request.method === 'GET' || request.method === 'HEAD') return null
  const limit = typeOf(request) === 'multipart/form-data' ? MAX_UPLOAD_BYTES + FORM_OVERHEAD : most
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw apiErrors.tooLarge(limit)
  const bytes = await readBounded(request.body, limit, () => apiErrors.tooLarge(limit))
  return bytes.length > 0 ? bytes : null
}

/** The bytes of a body. @throws what `tooLarge` makes if there are more than the limit */
export async function readBounded(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
  tooLarge: () => Error,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > limit) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const [QUOTE, BACKSLASH, OPENING, CLOSING] = [0x22, 0x5c, [0x5b, 0x7b], [0x5d, 0x7d]] as const

/**
 * Checks the nesting depth of a JSON body before it is parsed, since code that walks the parsed body may recurse as deep.
 * @throws 400 for more than 32 levels
 */
export function checkDepth(bytes: Uint8Array): void {
  let depth = 0
  let isInString = false
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number
    if (isInString && byte === BACKSLASH) at += 1
    else if (byte === QUOTE) isInString = !isInString
    else if (isInString) continue
    else if (byte === CLOSING[0] || byte === CLOSING[1]) depth -= 1
    else if (byte === OPENING[0] || byte === OPENING[1]) depth += 1
    if (depth > MAX_JSON_DEPTH) throw apiErrors.badBody(`The body is nested more than ${MAX_JSON_DEPTH} levels deep`)
  }
}

function readJson(bytes: Uint8Array): unknown {
  checkDepth(bytes)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    throw apiErrors.badBody(error instanceof SyntaxError ? 'The body is not valid JSON' : 'The body is not valid UTF-8')
  }
}

async function readForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    throw apiErrors.badBody('The body is not a form that can be read')
  }
}

/** @throws 400 for a URL with malformed percent-encoding */
export function checkEncoding(url: URL): void {
  try {
    decodeURIComponent(url.pathname)
    decodeURIComponent(url.search)
  } catch {
    throw apiErrors.malformedUrl()
  }
}
