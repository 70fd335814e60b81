import 'server-only'
import { hasSignedIn, rememberSignIn, wasAccepted } from '../auth/credentials'
import { clientKey, refund, requireAllowance, consume } from './rate-limits'

type SignIn = {
  /** Of the credentials; see headerDigest. */
  digest: string
  /** undefined for the site's own pages, which no limit holds back. */
  clientAddress: string | null | undefined
  /** Whether an attempt that succeeds proves the credentials right. */
  isProof: boolean
  /** Whether an attempt that failed with this error shows them to be wrong. */
  isWrong: (error: unknown) => boolean
}

/**
 * Tries credentials while it limits wrong ones: 10 in 10 minutes from one address, then one attempt in
 * 10 seconds. Right ones are never counted, and a client that has sent them before is not limited, so
 * somebody else's failures behind the same address lock nobody out.
 * @throws 429 for wrong credentials over the limit, and for any that come too soon after them; what `attempt` throws.
 */
export async function throttleSignIn<T>({ digest, clientAddress, isProof, isWrong }: SignIn, attempt: () => Promise<T>): Promise<T> {
  if (clientAddress === undefined) return attempt()
  const client = clientKey(clientAddress)
  if (hasSignedIn(digest, client)) return attempt()
  const { overLimit, uncount } = await countAttempt(clientAddress, wasAccepted(digest))
  try {
    const result = await attempt()
    if (isProof) rememberSignIn(digest, client)
    await uncount()
    return result
  } catch (error) {
    if (isWrong(error)) throw overLimit ?? error
    await uncount()
    throw error
  }
}

/**
 * Counts an attempt before it is made, so that many at once count as much as one after another.
 * @param accepted whether the credentials were right elsewhere: then it counts over the limit alone.
 * @returns the 429 of a client that is over the limit, and what takes the count back.
 */
async function countAttempt(clientAddress: string | null, accepted: boolean) {
  try {
    if (accepted) await requireAllowance('signInFailure', clientAddress)
    else await consume('signInFailure', clientAddress)
    return { overLimit: null, uncount: async () => (accepted ? undefined : refund('signInFailure', clientAddress)) }
  } catch (overLimit) {
    if ((overLimit as { status?: number }).status !== 429) throw overLimit
    await consume('signInRetry', clientAddress)
    return { overLimit, uncount: () => refund('signInRetry', clientAddress) }
  }
}
