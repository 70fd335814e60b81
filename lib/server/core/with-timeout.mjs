/**
 * Waits a limited time for a promise. The work behind it is not cancelled, and its result is ignored once the time is over.
 * @template T, [U=never]
 * @param {PromiseLike<T> | T} work
 * @param {number} milliseconds
 * @param {() => U} onTimeout returns the result in place of the work's, or throws
 * @returns {Promise<T | U>}
 * @throws whatever the work rejects with or `onTimeout` throws
 */
export async function withTimeout(work, milliseconds, onTimeout) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer
  const timeout = new Promise((resolve) => (timer = setTimeout(resolve, milliseconds))).then(onTimeout)
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
