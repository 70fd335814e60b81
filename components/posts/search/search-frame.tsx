'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { isPlainClick } from '../../ui/controls/is-plain-click'
import { Spinner } from '../../ui/notes/spinner'

/** Shows a loading state from the navigation to new results until the page is replaced. */
export function SearchFrame({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const [waiting, setWaiting] = useState(false)
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement
      if (form.role === 'search' && String(new FormData(form).get('q') ?? '').trim()) setWaiting(true)
    }
    const onClick = (event: MouseEvent) => {
      if (isPlainClick(event) && (event.target as Element).closest('a[rel=next], a[rel=prev]')) setWaiting(true)
    }
    const onShow = () => setWaiting(false)
    const results = frame.current
    document.addEventListener('submit', onSubmit)
    results?.addEventListener('click', onClick)
    window.addEventListener('pageshow', onShow)
    return () => {
      document.removeEventListener('submit', onSubmit)
      results?.removeEventListener('click', onClick)
      window.removeEventListener('pageshow', onShow)
    }
  }, [])
  return (
    <div ref={frame} aria-busy={waiting}>
      {waiting && <Spinner text="Loading..." className="py-6" />}
      <div className={waiting ? 'opacity-50' : ''}>{children}</div>
    </div>
  )
}
