import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/**
 * Debounces a function, as of the last render.
 * @param debounce milliseconds.
 * @param maxDelay milliseconds after which it runs while calls continue; what waits then also runs before the page is
 * hidden or left. Without it, what waits is dropped when the component goes.
 */
export function useDebounced(run: () => void, debounce: number, maxDelay?: number) {
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; since: number } | null>(null)
  const latest = useRef(run)
  useLayoutEffect(() => {
    latest.current = run
  })
  /** Drops what is waiting. @returns whether there was something. */
  const cancel = useCallback(() => {
    const isWaiting = waiting.current !== null
    clearTimeout(waiting.current?.timer)
    waiting.current = null
    return isWaiting
  }, [])
  const flush = useCallback(() => {
    if (cancel()) latest.current()
  }, [cancel])
  // On removal, layout effects end before the refs that `run` may read are cleared; other effects end after.
  useLayoutEffect(() => {
    if (maxDelay === undefined) return () => void cancel()
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
      flush()
    }
  }, [flush, cancel, maxDelay])
  const touch = useCallback(() => {
    const now = performance.now()
    const since = waiting.current?.since ?? now
    clearTimeout(waiting.current?.timer)
    const delay = Math.min(debounce, since + (maxDelay ?? Infinity) - now)
    waiting.current = { timer: setTimeout(flush, delay), since }
  }, [flush, debounce, maxDelay])
  return { touch, flush, cancel }
}

/** A value once it has not changed for a while. @param pause in milliseconds. */
export function useSettled<T>(value: T, pause: number): T {
  const [settled, setSettled] = useState(value)
  const { touch } = useDebounced(() => setSettled(value), pause)
  useEffect(() => touch(), [value, touch])
  return settled
}
