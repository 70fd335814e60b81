import { singleton } from './singleton.mjs'

const effects = singleton('render-effects', () => ({ count: 0 }))

/**
 * Stands on the front's own requests for pages that it keeps, and on no others: middleware does not give such a page a nonce,
 * and the front adds their policy.
 */
export const SHARED_RENDER_HEADER = 'x-drawn-for-all'

/** How often drawing a page has done what each visit is to do, such as counting a search without an answer. */
export function renderEffects() {
  return effects.count
}

/** Keeps the page that is being drawn from being kept. */
export function countRenderEffect() {
  effects.count += 1
}
