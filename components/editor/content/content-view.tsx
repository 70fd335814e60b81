import { useEffect, useRef } from 'react'
import { treeOf } from './plain-markup'
import { shownCopies } from './shown-copies'

/** Shows a stored body as it is read, without scripts or styles of its own, and without a way to change it. */
export function ContentView({ html, className = '' }: { html: string; className?: string }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    frame.current?.replaceChildren(...shownCopies(treeOf(html)))
  }, [html])
  return <div ref={frame} dir="auto" className={`prose ${className}`} />
}
