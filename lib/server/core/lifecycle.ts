import 'server-only'

type Stage = 'starting' | 'serving' | 'stopping'

const shared = globalThis as typeof globalThis & { plumblineStage?: Stage }

/** Where this process is between its start, once everything is opened, and its end. */
export const stage = (): Stage => shared.plumblineStage ?? 'starting'

export function enterStage(next: Stage): void {
  shared.plumblineStage = next
}
