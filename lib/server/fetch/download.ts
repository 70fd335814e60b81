import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ReaderError } from '../../reader/reader-options'
import { answerOf, fetchWith, type FetchOptions, headerOf, REFUSALS } from './fetch-page'
import { pipeBody } from './read-body'

/** What the server said of a file when it was downloaded before, and a hash of its bytes. */
type Seen = { etag: string | null; modified: string | null; digest: string | null }

type Options = FetchOptions & {
  maxBytes: number
  /** Bytes after which a download ends, unless it is a zip archive, whose directory is at its end. */
  enough?: number
  seen?: Seen | undefined
}

/** A file that was downloaded. */
export type Download = Seen & { contentType: string }

/** Ends a download that has brought enough. */
class Enough extends Error {}

/**
 * Downloads a file from the public internet, with the limits of `fetchPage`.
 * @returns null if it is as it was seen.
 * @throws ReaderError
 */
export async function download(address: string, file: string, options: Options): Promise<Download | null> {
  const { etag, modified } = options.seen ?? {}
  const headers = {
    ...options.headers,
    ...(etag && { 'if-none-match': etag }),
    ...(modified && { 'if-modified-since': modified }),
  }
  return fetchWith(address, { ...options, accept: '*/*', headers }, async (response) => {
    const { statusCode: status } = response
    if (status === 304) return null
    if (status < 200 || status >= 300) {
      const said = REFUSALS.has(status) ? 'The server refuses: it' : 'The server'
      const message = `${said} answered with status ${status} instead of a file.`
      throw new ReaderError('http-status', message, { answer: answerOf(response) })
    }
    const digest = await save(file, options, (target) =>
      pipeBody(response.body, headerOf(response, 'content-encoding'), options.maxBytes, target),
    )
    if (digest === options.seen?.digest) return null
    const said = (name: string) => headerOf(response, name) || null
    return {
      digest,
      contentType: headerOf(response, 'content-type'),
      etag: said('etag'),
      modified: said('last-modified'),
    }
  })
}

/** @returns a hash of what was written. */
async function save(file: string, { enough = Infinity }: Options, pipe: (target: Writable) => Promise<void>) {
  const hash = createHash('sha256')
  const output = createWriteStream(file)
  let [size, isZip] = [0, false]
  const target = new Writable({
    write(chunk: Buffer, _encoding, done) {
      isZip ||= size === 0 && chunk.toString('latin1', 0, 2) === 'PK'
      size += chunk.length
      hash.update(chunk)
      output.write(chunk, (error) => done(error ?? (size >= enough && !isZip ? new Enough() : null)))
    },
  })
  try {
    await pipe(target)
  } catch (error) {
    if (!(error instanceof Enough)) throw error
  } finally {
    output.end()
    await finished(output)
  }
  return hash.digest('base64url')
}
