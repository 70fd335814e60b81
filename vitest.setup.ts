import { afterEach, beforeEach, expect, vi } from 'vitest'

const ENVIRONMENT = Symbol.for('plumbline.test-environment')
/** See lib/server/core/singleton.mjs. */
const SINGLETONS = Symbol.for('plumbline.singletons')
/** See lib/server/core/threads/threads.ts. */
const THREADS = new Set(['threads', 'thread-ended-error'])
const WAIT_FOR = Symbol.for('plumbline.wait-for')
type Worker = typeof globalThis & {
  [ENVIRONMENT]?: NodeJS.ProcessEnv
  [SINGLETONS]?: Map<string, unknown>
  [WAIT_FOR]?: typeof vi.waitFor
}
/** What a test waits for comes at once on a quiet machine, and in seconds on a busy one. */
const WAIT_MS = 10_000

// Files of one worker share its process and its packages, but neither settings nor the state of our modules nor what a page holds.
const worker: Worker = globalThis
vi.useRealTimers()
vi.unstubAllGlobals()
vi.unstubAllEnvs()
const environment = (worker[ENVIRONMENT] ??= { ...process.env })
for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
Object.assign(process.env, environment)
// A test that names no folder or database gets an error, rather than the data of whoever runs it.
process.env['DATA_DIR'] = '/dev/null/data'
// Threads stay, since each loads its modules again: they hold nothing of a file.
for (const name of worker[SINGLETONS]?.keys() ?? []) if (!THREADS.has(name)) worker[SINGLETONS]?.delete(name)
vi.resetModules()
const waitFor = (worker[WAIT_FOR] ??= vi.waitFor)
vi.waitFor = (check, options) =>
  waitFor(check, typeof options === 'number' ? options : { timeout: WAIT_MS, ...options })
if (typeof window !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: WAIT_MS })
  listenForOneDocument()
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  // fake-indexeddb, if a file of this worker has loaded it.
  if ('IDBFactory' in globalThis) globalThis.indexedDB = new IDBFactory()
}

/**
 * The selectors of each document that jsdom parses listen to the window as long as it lives, for states such as :hover that only
 * the document of the window has: thousands of listeners after some files, which each event calls.
 */
function listenForOneDocument(): void {
  const { window: inner } = (globalThis as unknown as { jsdom: { window: Window } }).jsdom
  if (Object.hasOwn(inner, 'addEventListener')) return
  document.querySelector(':root')
  const listen: typeof inner.addEventListener = inner.addEventListener.bind(inner)
  inner.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
    if (!/^_handle(?:Focus|Keyboard|Mouse)Event$/.test(listener.name)) listen(type, listener, options)
  }
}

beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  expect(console.error, 'unexpected console.error').not.toHaveBeenCalled()
  expect(console.warn, 'unexpected console.warn').not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
