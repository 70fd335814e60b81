import 'server-only'
import { headerDigest, noteAccepted, wasAccepted } from '../admin/credentials'
import { giveBack, requireRest, spend } from './rate-limits'

type Guess = {
  authorization: string | null
  clientAddress: string | null
  /** Whether the call is there to check credentials, and nothing else. */
  isCheck: boolean
}

/**
 * Sends a call whose credentials another API judges. They are counted before they are sent, so that
 * guesses sent at once count as much as one after another; those that its check accepted are no guess.
 * @throws 429 for a client that gave wrong ones too often; what `send` throws.
 */
export async function countGuess<T>({ authorization, clientAddress, isCheck }: Guess, send: () => Promise<T>): Promise<T> {
  const digest = headerDigest(authorization)
  if (!digest) return send()
  await requireRest('signInFailure', clientAddress)
  if (wasAccepted(digest)) return send()
  await spend('signInFailure', clientAddress)
  let wrong = false
  try {
    const sent = await send()
    if (isCheck) noteAccepted(digest)
    return sent
  } catch (error) {
    wrong = tellsWrong(error, isCheck)
    throw error
  } finally {
    if (!wrong) await giveBack('signInFailure', clientAddress)
  }
}

/** At a check whatever is not the API's own trouble means that the credentials are wrong. */
function tellsWrong(error: unknown, isCheck: boolean): boolean {
  const { status = 500 } = error as { status?: number }
  return status === 401 || status === 403 || (isCheck && status < 500)
}
