import 'server-only'
import { headerDigest, rememberAccepted } from '../../auth/credentials'
import { throttleSignIn } from '../access/throttle-sign-in'

type Guess = {
  authorization: string | null
  clientAddress: string | null
  /** Whether the call does nothing but check credentials. */
  isCheck: boolean
}

/**
 * Sends a call whose credentials an upstream API checks. Credentials that its check has accepted do not count as guesses.
 * @throws 429 for a client that sent wrong ones too often; whatever `send` throws
 */
export async function throttleUpstreamSignIn<T>(
  { authorization, clientAddress, isCheck }: Guess,
  send: () => Promise<T>,
): Promise<T> {
  const digest = headerDigest(authorization)
  if (!digest) return send()
  return throttleSignIn(
    { digest, clientAddress, isProof: isCheck, isWrong: (error) => provesWrong(error, isCheck) },
    async () => {
      const sent = await send()
      if (isCheck) rememberAccepted(digest)
      return sent
    },
  )
}

/** At a check, any error that is not the API's own means that the credentials are wrong. */
function provesWrong(error: unknown, isCheck: boolean): boolean {
  const { status = 500 } = error as { status?: number }
  return status === 401 || status === 403 || (isCheck && status < 500)
}
