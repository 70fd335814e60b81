import { routeAt } from './route-at'

/** Whether the site itself answers at a path, so that an old address there cannot lead to a post. */
export function ownsAddress(path: string): boolean {
  const [start = ''] = path.split('?', 1)
  if (start === '/') return false
  const match = routeAt(start) ?? routeAt(`${start}/`)
  if (!match?.parameters) return false
  return match.route.exists?.(...match.parameters) ?? true
}
