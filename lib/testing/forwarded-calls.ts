import { proxyApi } from '../server/api/proxy/api-proxy'

/** The credentials of the upstream API's administrator. */
export const ADMIN = `Basic ${btoa('admin:right')}`

/** Calls through the proxy to the API at `base`. */
export function forwardedCalls(base: string) {
  const call = async (method: string, path: string, init: RequestInit = {}) => {
    const response = await proxyApi(new Request(`http://site.test/api${path}`, { method, ...init }), base)
    return {
      status: response.status,
      headers: response.headers,
      body: response.status === 204 ? null : await response.json(),
    }
  }
  const send = (method: string, path: string, body: unknown) =>
    call(method, path, {
      headers: { 'content-type': 'application/json', authorization: ADMIN },
      body: JSON.stringify(body),
    })
  return {
    call,
    /** Calls with a body, as the administrator. */
    send,
  }
}
