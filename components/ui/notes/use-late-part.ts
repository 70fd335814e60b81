import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'

/** A part of a page that the server did not wait for: `waiting`, then what `load` gives, or `failed`. */
export function useLatePart(
  load: (signal: AbortSignal) => Promise<ReactNode>,
  { waiting, failed }: { waiting: ReactNode; failed: ReactNode },
): ReactNode {
  const [shown, setShown] = useState(waiting)
  const start = useEffectEvent((signal: AbortSignal) => load(signal))
  const fail = useEffectEvent(() => setShown(failed))
  useEffect(() => {
    const leaving = new AbortController()
    start(leaving.signal).then(
      (loaded) => !leaving.signal.aborted && setShown(loaded),
      () => !leaving.signal.aborted && fail(),
    )
    return () => leaving.abort()
  }, [])
  return shown
}
