import { randomBytes } from 'node:crypto'

/** One for the whole process: the front, middleware and the routes each have module instances of their own. */
const shared = /** @type {typeof globalThis & { plumblineDrawnForAll?: string, plumblineDrawingEffects?: number }} */ (globalThis)

/** Stands on the front's own requests for pages that it keeps: such a page has no nonce, the front adds its policy. */
export const DRAWN_FOR_ALL = 'x-drawn-for-all'

/** What that header holds, known to this process alone. */
export function drawnForAll() {
  return (shared.plumblineDrawnForAll ??= randomBytes(16).toString('base64url'))
}

/** How often drawing a page has done what each visit is to do, such as counting a search without an answer. */
export function drawingEffects() {
  return shared.plumblineDrawingEffects ?? 0
}

/** Keeps the page that is being drawn from being kept. */
export function noteDrawingEffect() {
  shared.plumblineDrawingEffects = drawingEffects() + 1
}
