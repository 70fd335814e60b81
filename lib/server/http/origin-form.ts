import 'server-only'

const ORIGIN = /^https?:\/\/[^/?#]*/i

/**
 * The target of a request without the scheme and host that one for a proxy has, and that every server is to take (RFC 9112, 3.2.2).
 * Nothing here goes by that host.
 */
export function originForm(target: string): string {
  const rest = target.replace(ORIGIN, '')
  return rest === target || rest.startsWith('/') ? rest : `/${rest}`
}
