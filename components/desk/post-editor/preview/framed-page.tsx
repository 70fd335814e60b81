import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

const EMPTY = '<!doctype html><html lang="en"><head></head><body></body></html>'

type Props = {
  title: string
  /** CSS pixels of the screen that it shows; scaled down where there is less room. */
  width: number
  children: ReactNode
}

/** Shows a part of a page as a screen of some width does, with the styles of this page; links and forms in it lead nowhere. */
export function FramedPage({ title, width, children }: Props) {
  const [body, setBody] = useState<HTMLElement | null>(null)
  const room = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  useEffect(() => {
    const element = room.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setScale(Math.min(1, element.clientWidth / width)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [width])
  const onLoad = ({ currentTarget }: { currentTarget: HTMLIFrameElement }) => {
    const page = currentTarget.contentDocument
    if (!page) return
    const styles = document.querySelectorAll('link[rel="stylesheet"], style')
    page.head.append(...[...styles].map((style) => style.cloneNode(true)))
    page.documentElement.className = document.documentElement.className
    setBody(page.body)
  }
  return (
    <div ref={room} className="h-full min-h-0 overflow-hidden">
      <iframe
        title={title}
        srcDoc={EMPTY}
        onLoad={onLoad}
        style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})`, transformOrigin: '0 0' }}
        className="max-w-none border-0 bg-paper"
      />
      <div hidden>
        {body &&
          createPortal(
            <div onClickCapture={holdLinks} onSubmitCapture={holdForms}>
              {children}
            </div>,
            body,
          )}
      </div>
    </div>
  )
}

/** The element is of the frame's document, whose classes are not those of this one. */
function holdLinks(event: MouseEvent): void {
  const target = event.target as Partial<Element>
  const link = target.closest?.('a')
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault()
}

/** Nor does the editor's own form, around the preview, learn of them. */
function holdForms(event: FormEvent): void {
  event.preventDefault()
  event.stopPropagation()
}
