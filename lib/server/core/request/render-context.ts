import { AsyncLocalStorage } from 'node:async_hooks'
import { singleton } from '../singleton.mjs'

/** The state of one page render. */
type Render = {
  /** The status to answer with; null for the default. */
  status: number | null
  /** Whether a part is missing that the page's scripts load. */
  isPartial: boolean
}

/** Seconds after which a visitor may retry what could not be loaded. */
export const RETRY_SECONDS = 5

/** The page being rendered. */
export const renderContext = singleton('render-context', () => new AsyncLocalStorage<Render>())

/** The state at the start of a render. */
export function newRender(): Render {
  return { status: null, isPartial: false }
}

/** Makes the page being rendered answer with a status other than 200; the first call wins. */
export function setPageStatus(status: number): void {
  const page = renderContext.getStore()
  if (page) page.status ??= status
}

/** Marks the page being rendered as incomplete: its scripts load the missing part, so it must not be cached. */
export function markPartial(): void {
  const page = renderContext.getStore()
  if (page) page.isPartial = true
}
