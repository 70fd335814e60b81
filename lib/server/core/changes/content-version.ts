import { singleton } from '../singleton.mjs'

const content = singleton('content', () => ({ version: 0 }))

/** How many times the content has changed since the process started: a page rendered at an earlier version may be outdated. */
export function contentVersion(): number {
  return content.version
}

/** Marks every page rendered so far as outdated. */
export function bumpContentVersion(): void {
  content.version += 1
}
