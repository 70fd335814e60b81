import 'server-only'
import { allowed } from '../calls'
import { describeApi } from '../open-api'
import { errorResponse } from './error-response'
import { finalizeResponse } from './finalize-response'
import { checkEncoding } from './read-body'

/**
 * Responds to a request to the API, with what the embedded API and the proxy have in common: malformed URLs, the documentation,
 * OPTIONS, and the response to an error. Never throws.
 * @param answer answers a call
 * @param toError replaces an error before it becomes a response
 */
export async function respond(
  request: Request,
  answer: (url: URL) => Promise<Response>,
  toError = (error: unknown) => error,
): Promise<Response> {
  try {
    return await finalizeResponse(request, (await answerWithoutCall(request)) ?? (await answer(new URL(request.url))))
  } catch (error) {
    const { body, ...init } = errorResponse(toError(error))
    return finalizeResponse(request, Response.json(body, init))
  }
}

async function answerWithoutCall({ url, method }: Request): Promise<Response | null> {
  const address = new URL(url)
  checkEncoding(address)
  const described = await describeApi(method, address.pathname)
  if (described) return described
  const allow = allowed(address.pathname)
  return method === 'OPTIONS' && allow ? new Response(null, { status: 204, headers: { allow } }) : null
}
