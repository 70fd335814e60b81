const KEY = Symbol.for('plumbline.singletons')

const registry = /** @type {typeof globalThis & { [KEY]?: Map<string, unknown> }} */ (globalThis)

/**
 * Returns the process-wide value of a name, created by the first caller. Next bundles pages, routes, middleware and instrumentation
 * as separate module instances of one process, so module-level state would exist once per bundle.
 * @template T
 * @param {string} name unique in this repository
 * @param {() => T} create
 * @returns {T}
 */
export function singleton(name, create) {
  const values = (registry[KEY] ??= new Map())
  if (!values.has(name)) values.set(name, create())
  return /** @type {T} */ (values.get(name))
}

/** @typedef {typeof import('../http/server').serve} Serve */

const handover = singleton('server', () => {
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
