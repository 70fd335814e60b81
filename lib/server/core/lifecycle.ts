import 'server-only'
import { singleton } from './singleton.mjs'

type Stage = 'starting' | 'serving' | 'stopping'

const lifecycle = singleton('lifecycle', (): { stage: Stage } => ({ stage: 'starting' }))

/** Where this process is between its start, once everything is opened, and its end. */
export const stage = (): Stage => lifecycle.stage

export function enterStage(next: Stage): void {
  lifecycle.stage = next
}
