import { useEffect, useRef } from 'react'
import { parseFragment } from '@/components/desk/post-editor/content/schema/normalize-markup'
import { safeCopies } from '@/components/desk/post-editor/content/paste/clean-paste'

type Props = {
  html: string
  /** CSS pixels. */
  minHeight?: number
  className?: string
}

/** Read-only view of stored HTML, without scripts, styles or interaction. */
export function ContentView({ html, minHeight, className = '' }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    frame.current?.replaceChildren(...safeCopies(parseFragment(html)))
  }, [html])
  return <div ref={frame} dir="auto" style={{ minHeight }} className={`prose ${className}`} />
}
