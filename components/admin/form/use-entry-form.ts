import { useRef, useState } from 'react'

/**
 * The entry that a form beside a list shows. Opened, the form takes the focus; done, it gives it back to the control
 * that opened it, else to its own place.
 * @param fresh what it shows for a new entry.
 */
export function useEntryForm<Entry>(fresh: Entry) {
  const [shown, setShown] = useState({ entry: fresh, times: 0, isOpened: false })
  const opener = useRef<Element>(null)
  const place = useRef<HTMLDivElement>(null)
  const restart = (entry: Entry, isOpened: boolean) => setShown(({ times }) => ({ entry, times: times + 1, isOpened }))
  return {
    ...shown,
    /** The element around the form. */
    place,
    open: (entry: Entry) => {
      opener.current = document.activeElement
      restart(entry, true)
    },
    done: () => {
      restart(fresh, false)
      const from = opener.current
      opener.current = null
      if (from instanceof HTMLElement && from.isConnected && from !== document.body) from.focus()
      else place.current?.focus({ preventScroll: true })
    },
  }
}
