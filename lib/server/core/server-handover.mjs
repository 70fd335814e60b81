import { singleton } from './singleton.mjs'

/** @typedef {typeof import('../http/server').serve} Serve */

const handover = singleton('server-handover', () => {
  /** @type {(serve: Serve) => void} */
  let provide = () => {}
  /** @type {Promise<Serve>} */
  const provided = new Promise((resolve) => (provide = resolve))
  return { provide, provided }
})

/**
 * Hands the server over from Next's bundle, where instrumentation.ts runs, to start.mjs, which Node runs outside of it and which
 * cannot load TypeScript.
 */
export const provideServer = handover.provide

/** Resolves to the server once instrumentation.ts runs. */
export const providedServer = handover.provided
