import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Debounces a function; flushes before the page is hidden or left.
 * @param debounce milliseconds.
 * @param maxDelay milliseconds after which it runs while calls continue.
 */
export function useDebounced(run: () => void, debounce: number, maxDelay: number) {
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; since: number } | null>(null)
  /** Runs at once what is waiting. */
  const flush = useCallback(() => {
    if (waiting.current === null) return
    clearTimeout(waiting.current.timer)
    waiting.current = null
    run()
  }, [run])
  // On removal, layout effects end before the refs that `run` may read are cleared; other effects end after.
  useLayoutEffect(() => {
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
      flush()
    }
  }, [flush])
  const touch = useCallback(() => {
    const now = performance.now()
    const since = waiting.current?.since ?? now
    clearTimeout(waiting.current?.timer)
    waiting.current = { timer: setTimeout(flush, Math.min(debounce, since + maxDelay - now)), since }
  }, [flush, debounce, maxDelay])
  return { touch, flush }
}
