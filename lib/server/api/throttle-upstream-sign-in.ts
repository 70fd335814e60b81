import 'server-only'
import { headerDigest, rememberAccepted } from '../auth/credentials'
import { throttleSignIn } from './throttle-sign-in'

type Guess = {
  authorization: string | null
  clientAddress: string | null
  /** Whether the call is there to check credentials, and nothing else. */
  isCheck: boolean
}

/**
 * Sends a call whose credentials another API judges; those that its check accepted are no guess.
 * @throws 429 for a client that gave wrong ones too often; what `send` throws.
 */
export async function throttleUpstreamSignIn<T>({ authorization, clientAddress, isCheck }: Guess, send: () => Promise<T>): Promise<T> {
  const digest = headerDigest(authorization)
  if (!digest) return send()
  return throttleSignIn({ digest, clientAddress, isProof: isCheck, isWrong: (error) => tellsWrong(error, isCheck) }, async () => {
    const sent = await send()
    if (isCheck) rememberAccepted(digest)
    return sent
  })
}

/** At a check whatever is not the API's own trouble means that the credentials are wrong. */
function tellsWrong(error: unknown, isCheck: boolean): boolean {
  const { status = 500 } = error as { status?: number }
  return status === 401 || status === 403 || (isCheck && status < 500)
}
