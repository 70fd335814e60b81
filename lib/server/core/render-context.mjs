import { AsyncLocalStorage } from 'node:async_hooks'
import { singleton } from './singleton.mjs'

/**
 * What became of one page while it was drawn.
 * @typedef {object} Drawing
 * @property {number | null} status that the page answers with; null for its usual one
 * @property {boolean} isPartial whether it lacks a part that its scripts are to load
 */

/** After which a visitor may ask again for what could not be had. */
export const RETRY_SECONDS = 5

/** @type {AsyncLocalStorage<Drawing>} the page that is being rendered */
export const renderContext = singleton('render-context', () => new AsyncLocalStorage())

/** @returns {Drawing} of a page that nothing has happened to yet */
export function newRender() {
  return { status: null, isPartial: false }
}

/** Has the page that is being drawn answer with a status other than 200; the first one counts. */
export function setPageStatus(/** @type {number} */ status) {
  const page = renderContext.getStore()
  if (page) page.status ??= status
}

/** Says that the page that is being drawn lacks a part that its scripts are to load: it is kept for nobody else. */
export function markPartial() {
  const page = renderContext.getStore()
  if (page) page.isPartial = true
}
