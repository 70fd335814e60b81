import 'server-only'

const ORIGIN = /^https?:\/\/[^/?#]*/i

/**
 * The target of a request in origin form: without scheme and host, which a request to a proxy has and every server must accept (RFC
 * 9112, 3.2.2). That host is ignored.
 */
export function originForm(target: string): string {
  const rest = target.replace(ORIGIN, '')
  return rest === target || rest.startsWith('/') ? rest : `/${rest}`
}
