import { useEffect, type CSSProperties } from 'react'
import { createRoot } from 'react-dom/client'
import { toast, Toaster as Sonner } from 'sonner'

export type Notice = {
  kind: 'success' | 'error' | 'info'
  message: string
  /** A button in the toast, such as Undo. */
  action?: { label: string; run: () => void } | undefined
  /** Milliseconds. */
  duration: number
}

/** The site's font and colours; the library's green and red have too little contrast. */
const STYLE = {
  fontFamily: 'inherit',
  '--success-text': 'light-dark(#0b5d2a, #86efac)',
  '--error-text': 'light-dark(#a11208, #ffb4ab)',
} as CSSProperties

/** On a low viewport a toast may cover the bar, rather than start below the viewport's end. */
const BELOW_BAR = { top: 'min(var(--toast-top), 30dvh)' }

/** Measures where toasts start: below the bar at the top of the page, so that its links stay free. */
function measureBar(): void {
  const bars = [...document.querySelectorAll('.bar, .editor-head')]
  const bottom = Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect().bottom))
  document.documentElement.style.setProperty('--toast-top', `${bottom + 16}px`)
}

function Toaster({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady])
  return (
    <Sonner
      position="top-right"
      offset={BELOW_BAR}
      mobileOffset={BELOW_BAR}
      theme="system"
      richColors
      closeButton
      style={STYLE}
    />
  )
}

/** Resolves once the toast container is mounted. */
let ready: Promise<void> | null = null

/** Shows a toast. */
export async function showNotice({ kind, message, action, duration }: Notice): Promise<void> {
  measureBar()
  ready ??= new Promise((resolve) => {
    createRoot(document.body.appendChild(document.createElement('div'))).render(<Toaster onReady={resolve} />)
  })
  await ready
  toast[kind](message, { duration, ...(action && { action: { label: action.label, onClick: action.run } }) })
}
