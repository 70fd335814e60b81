import type { IncomingMessage } from 'node:http'

/** Carries the fields of a posted form to the page, URL-encoded; visitors' own is removed. */
export const POSTED_FIELDS_HEADER = 'x-posted-fields'

/** Pages with a form that only scripts can send. */
const FORM_PAGES = /^\/(?:sign-in|register)\/?(?:\?|$)/
/** Bytes of a form: an email, a name and a password. */
const MAX_BYTES = 4_096
/** The fields to fill in again: a password is not sent back. */
const FIELDS = ['email', 'name']

/**
 * Turns the POST of a form that was sent without scripts into a GET of the same page, which is then rendered with the form filled
 * in; null for any other request.
 * @returns once the form is read; one that is too long is left out
 */
export function readPostedForm(request: IncomingMessage): Promise<void> | null {
  delete request.headers[POSTED_FIELDS_HEADER]
  if (request.method !== 'POST' || !FORM_PAGES.test(request.url ?? '')) return null
  return readBody(request).then((body) => {
    const posted = new URLSearchParams(body)
    const fields = FIELDS.flatMap((name) => (posted.get(name) ? [[name, posted.get(name) ?? '']] : []))
    request.headers[POSTED_FIELDS_HEADER] = new URLSearchParams(fields).toString()
    for (const name of ['content-type', 'content-length', 'transfer-encoding']) delete request.headers[name]
    request.method = 'GET'
  })
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    bytes += chunk.length
    if (bytes <= MAX_BYTES) chunks.push(chunk)
  }
  return bytes > MAX_BYTES ? '' : Buffer.concat(chunks).toString('utf8')
}
