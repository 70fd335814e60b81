import 'server-only'
import { env } from '../core/env'

/** Whether this site counts what visitors do: VISIT_COUNTS. Another API counts for itself. */
export const countsVisits = (): boolean => env().VISIT_COUNTS === 'on' && !env().API_BASE_URL
