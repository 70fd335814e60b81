import 'server-only'
import { fetchExternal } from '../api/external-fetch'
import { env } from '../env'

/** Milliseconds. */
const TIME_LIMIT = 5_000
const ANSWER_AGE = 60_000
/** What an API answers that does not know a call; one that does asks for a token. */
const UNKNOWN_CALL = [404, 405, 501]

let known: { kept: boolean; until: number } | null = null

/**
 * Whether visitors' lists can be kept: by the embedded API always, by another one if it has the
 * calls. One that cannot be asked is taken to have them, so that an outage hides nothing for long.
 */
export async function listsKept(): Promise<boolean> {
  const { API_BASE_URL } = env()
  if (!API_BASE_URL) return true
  if (known && known.until > Date.now()) return known.kept
  const kept = await knowsLists(API_BASE_URL)
  known = { kept, until: Date.now() + ANSWER_AGE }
  return kept
}

async function knowsLists(base: string): Promise<boolean> {
  try {
    const headers = { accept: 'application/json' }
    await fetchExternal(new URL(`${base}/api/me/saved`), { method: 'GET', headers, body: null, timeLimit: TIME_LIMIT, anyBody: true })
    return true
  } catch (error) {
    return !UNKNOWN_CALL.includes((error as { status?: number }).status ?? 0)
  }
}
