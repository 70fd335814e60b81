import 'server-only'
import { singleton } from './singleton.mjs'

type Stage = 'starting' | 'serving' | 'stopping'

const lifecycle = singleton('lifecycle', (): { stage: Stage } => ({ stage: 'starting' }))

/** The stage of this process: `serving` once everything is open, `stopping` from the moment it shuts down. */
export const lifecycleStage = (): Stage => lifecycle.stage

/** Moves this process to another stage. */
export function setLifecycleStage(next: Stage): void {
  lifecycle.stage = next
}
