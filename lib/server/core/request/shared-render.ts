import { singleton } from '../singleton.mjs'

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
