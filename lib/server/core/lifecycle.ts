import { singleton } from './singleton.mjs'

type Stage = 'starting' | 'serving' | 'stopping'

type Lifecycle = { stage: Stage; whenStarted: Promise<void>; started: () => void }

const lifecycle = singleton('lifecycle', (): Lifecycle => {
  let started = () => {}
  const whenStarted = new Promise<void>((resolve) => (started = resolve))
  return { stage: 'starting', whenStarted, started }
})

/** The stage of this process: `serving` once everything is open, `stopping` from the moment it shuts down. */
export const lifecycleStage = (): Stage => lifecycle.stage

/** Moves this process to another stage. */
export function setLifecycleStage(next: Stage): void {
  lifecycle.stage = next
  if (next !== 'starting') lifecycle.started()
}

/** Resolves once this process is no longer starting. */
export const whenStarted = (): Promise<void> => lifecycle.whenStarted
