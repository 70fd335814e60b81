import 'server-only'
import { singleton } from './singleton.mjs'

type Stage = 'starting' | 'serving' | 'stopping'

const lifecycle = singleton('lifecycle', (): { lifecycleStage: Stage } => ({ lifecycleStage: 'starting' }))

/** Where this process is between its start, once everything is opened, and its end. */
export const stage = (): Stage => lifecycle.lifecycleStage

export function setLifecycleStage(next: Stage): void {
  lifecycle.lifecycleStage = next
}
