import 'server-only'
import { lifecycleStage, whenStarted } from '../../core/lifecycle'
import type { Middleware } from '../exchange'

/** Holds requests back until what the site depends on is open. */
export const waitForStart: Middleware = (_exchange, next) =>
  lifecycleStage() === 'starting' ? whenStarted().then(next) : next()
