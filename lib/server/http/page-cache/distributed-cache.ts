import { deserialize, serialize } from 'node:v8'
import { cluster } from '../../core/changes'
import { withTimeout } from '../../core/with-timeout'
import type { RenderedResponse } from './cache-entry'

/** Milliseconds to wait for another instance's copy: rendering the page takes less than a slow answer. */
const READ_TIMEOUT = 250

/** The generation that pages are shared under now; null where they are not shared. */
export function distributedGeneration(): string | null {
  return cluster()?.generation ?? null
}

/**
 * Reads a page that another instance has rendered from the same content. Errors count as misses.
 * @param generation at the time of the request
 * @param fresh seconds after which it is too old
 */
export async function readDistributed(
  key: string,
  generation: string | null,
  fresh: number,
): Promise<RenderedResponse | null> {
  const joined = cluster()
  if (!joined || generation === null) return null
  try {
    const bytes = await withTimeout(joined.read(`${generation}:${key}`), READ_TIMEOUT, () => null)
    const response: RenderedResponse | null = bytes ? deserialize(bytes) : null
    return response && Date.now() - response.renderedAt < fresh * 1000 ? response : null
  } catch {
    return null
  }
}

/**
 * Stores a page for the other instances. Errors are ignored: each instance then renders the page itself.
 * @param generation at the time when rendering started
 * @param seconds until it expires
 */
export function writeDistributed(
  key: string,
  generation: string | null,
  response: RenderedResponse,
  seconds: number,
): void {
  const joined = cluster()
  if (!joined || generation === null) return
  joined.write(`${generation}:${key}`, serialize(response), seconds).catch(() => {})
}
