import { useEffect, useRef } from 'react'
import { parseFragment } from '@/components/desk/post-editor/content/schema/normalize-markup'
import { safeCopies } from '@/components/desk/post-editor/content/paste/clean-paste'

/** Read-only view of stored HTML, without scripts, styles or interaction. */
export function ContentView({ html, className = '' }: { html: string; className?: string }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    frame.current?.replaceChildren(...safeCopies(parseFragment(html)))
  }, [html])
  return <div ref={frame} dir="auto" className={`prose ${className}`} />
}
