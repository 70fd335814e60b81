import { hasSignedIn, rememberSignIn, wasAccepted } from '../../auth/credentials'
import { clientKey, refund, requireAllowance, consume } from './rate-limits'

type SignIn = {
  /** Of the credentials; see headerDigest. */
  digest: string
  /** undefined for the site's own pages, which are not limited. */
  clientAddress: string | null | undefined
  /** Whether a successful attempt proves the credentials correct. */
  isProof: boolean
  /** Whether a failed attempt proves the credentials wrong. */
  isWrong: (error: unknown) => boolean
}

/**
 * Limits attempts with wrong credentials: 10 in 10 minutes per address, then one attempt in 10 seconds. Correct ones are never
 * counted, and a client that has sent them before is not limited, so that failures by others behind the same address lock nobody
 * out.
 * @throws 429 for wrong credentials over the limit, and for any that follow too soon; whatever `attempt` throws
 */
export async function throttleSignIn<T>(
  { digest, clientAddress, isProof, isWrong }: SignIn,
  attempt: () => Promise<T>,
): Promise<T> {
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
 * Counts an attempt before it is made, so that parallel attempts count as much as sequential ones.
 * @param accepted whether the credentials were correct before: then only the limit is checked
 * @returns the 429 of a client over the limit, and a function that takes the count back
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
