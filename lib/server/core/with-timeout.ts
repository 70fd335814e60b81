/**
 * Waits a limited time for a promise. The work behind it is not cancelled, and its result is ignored once the time is over.
 * @param onTimeout returns the result in place of the work's, or throws
 * @throws whatever the work rejects with or `onTimeout` throws
 */
export async function withTimeout<T, U = never>(
  work: PromiseLike<T> | T,
  milliseconds: number,
  onTimeout: () => U,
): Promise<T | Awaited<U>> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise((resolve) => (timer = setTimeout(resolve, milliseconds))).then(onTimeout)
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
