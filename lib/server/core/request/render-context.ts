import { AsyncLocalStorage } from 'node:async_hooks'
import type { ReactNode } from 'react'
import { provideDrawnParts } from '@/lib/contract/drawn-parts'
import { singleton } from '../singleton.mjs'

/** The state of one page render. */
type Render = {
  /** The status to answer with; null for the default. */
  status: number | null
  /** Whether a part is missing that the page's scripts load. */
  isPartial: boolean
  /**
   * What only the server draws of it (components/ui/drawn), in the order of drawing. Null for a page of which the browser may draw all:
   * one that only shows itself to somebody who is signed in, data for client-side navigation, and an error page, whose HTML is empty.
   */
  drawn: ReactNode[] | null
}

/** Seconds after which a visitor may retry what could not be loaded. */
export const RETRY_SECONDS = 5

/** The page being rendered. */
export const renderContext = singleton('render-context', () => new AsyncLocalStorage<Render>())

provideDrawnParts({
  keep: (content) => {
    const { drawn } = render()
    return drawn && drawn.push(content) - 1
  },
  read: (number) => render().drawn?.[number],
})

/** @throws outside of a render. */
function render(): Render {
  const page = renderContext.getStore()
  if (!page) throw new Error('Only the render of a page has parts')
  return page
}

/**
 * The state at the start of a render.
 * @param drawsParts whether the HTML is sent whole, so that what only the server draws need not be in the page's data.
 */
export function newRender(drawsParts = false): Render {
  return { status: null, isPartial: false, drawn: drawsParts ? [] : null }
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

const effects = singleton('render-effects', () => ({ count: 0 }))

/**
 * Set on the page cache's own requests for pages it may store, and on no others: middleware gives such a page no nonce, and the
 * page cache adds a policy with script hashes instead.
 */
export const SHARED_RENDER_HEADER = 'x-shared-render'

/** How many times a render has read what changes without notice, such as another API. */
export function renderEffects(): number {
  return effects.count
}

/** Prevents the page being rendered from being cached. */
export function countRenderEffect(): void {
  effects.count += 1
}
