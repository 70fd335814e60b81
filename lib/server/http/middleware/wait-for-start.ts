import 'server-only'
import { lifecycleStage, whenStarted } from '../../core/lifecycle'
import type { Middleware } from '../exchange'

/** Holds requests back until what the site depends on is open. */
export const waitForStart: Middleware = async (_exchange, next) => {
  if (lifecycleStage() === 'starting') await whenStarted()
  return next()
}
