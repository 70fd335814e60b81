import 'server-only'
import { hasSignedIn, noteSignedIn, wasAccepted } from '../admin/credentials'
import { giveBack, requireRest, spend } from './rate-limits'

type Attempt<T> = {
  /** Of the credentials; see headerDigest. */
  digest: string
  /** undefined for the site's own pages, which no limit holds back. */
  clientAddress: string | null | undefined
  judge: () => Promise<T>
  /** Whether the judged result or error means that the credentials are wrong; neither means that they are right. */
  verdict: (outcome: { result?: T; error?: unknown }) => 'right' | 'wrong' | 'unknown'
}

/**
 * Judges credentials while it limits wrong ones: 10 in 10 minutes from one address, then one attempt in
 * 10 seconds. Right ones are never counted, and a client that has sent them before is not limited, so
 * somebody else's failures behind the same address lock nobody out. Attempts are counted before they are
 * judged: many at once count as much as one after another.
 * @throws 429 for wrong credentials over the limit, and for any that come too soon after them; what `judge` throws.
 */
export async function throttleSignIn<T>({ digest, clientAddress, judge, verdict }: Attempt<T>): Promise<T> {
  if (clientAddress === undefined) return judge()
  const client = clientAddress ?? 'unknown'
  if (hasSignedIn(digest, client)) return judge()
  const accepted = wasAccepted(digest)
  const overLimit = await (accepted ? requireRest : spend)('signInFailure', clientAddress).then(
    () => null,
    (refused: { status?: number }) => refused,
  )
  if (accepted && !overLimit) {
    noteSignedIn(digest, client)
    return judge()
  }
  if (overLimit && overLimit.status !== 429) throw overLimit
  const counted = overLimit ? 'signInRetry' : 'signInFailure'
  if (overLimit) await spend(counted, clientAddress)
  const outcome: { result?: T; error?: unknown } = await judge().then(
    (result) => ({ result }),
    (error: unknown) => ({ error }),
  )
  const judged = verdict(outcome)
  if (judged === 'right') noteSignedIn(digest, client)
  if (judged !== 'wrong') await giveBack(counted, clientAddress)
  if (judged === 'wrong' && overLimit) throw overLimit
  if ('error' in outcome) throw outcome.error
  return outcome.result as T
}
