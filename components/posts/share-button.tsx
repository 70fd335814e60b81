'use client'

import { useState } from 'react'
import { buttonStyle } from '../ui/button-style'

/** Shares the page through the device's share sheet, or copies its URL where there is none. */
export function ShareButton({ title }: { title: string }) {
  const [status, setStatus] = useState('')
  const share = async () => {
    const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? window.location.href
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      setStatus('Link copied')
    } catch (error) {
      if ((error as Error).name !== 'AbortError') setStatus('The link could not be copied')
    }
  }
  return (
    <span className="inline-flex items-center gap-3 print:hidden noscript:hidden">
      <button type="button" onClick={() => void share()} className={buttonStyle('quiet', 'small')}>
        <span className="icon icon-share size-4" />
        Share
      </button>
      <span role="status" className="text-sm text-muted">
        {status}
      </span>
    </span>
  )
}
