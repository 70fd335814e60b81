/**
 * Parts that change nothing but cost. BENCH_WITHOUT names those that `npm run bench:optimizations` and `npm run bench:browser` leave
 * out; docs/decisions/0021 says what each saves.
 */
export const OPTIMIZATIONS = /** @type {const} */ ([
  'page-cache',
  'query-cache',
  'row-cache',
  'prepared-statements',
  'direct-counts',
  'compile-hint',
])

/** @typedef {(typeof OPTIMIZATIONS)[number]} Optimization */

const without = new Set((process.env.BENCH_WITHOUT ?? '').split(','))

/** @param {Optimization} name */
export const isEnabled = (name) => !without.has(name)
