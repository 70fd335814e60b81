import 'server-only'
import { callAt } from '../../api/calls'
import { isFileName } from './file-name'
import type { Route } from '../routes'

/** The metrics label of a request: one of a fixed set, so that visitors cannot add time series. */
export function routeLabel(method: string, path: string, route: Route | null): string {
  if (route?.kind === 'api') return callAt(method, path)?.name ?? route.label
  return route?.label ?? (isFileName(path) ? 'file' : 'other')
}
