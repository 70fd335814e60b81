'use client'

import { useState } from 'react'
import { notify } from '../../site/frame/notify'

/**
 * Shares the page through the device's share sheet, or copies its URL where there is none; where browsers allow neither, as on
 * plain http, it shows the URL to copy.
 */
export function ShareButton({ title }: { title: string }) {
  const [shown, setShown] = useState<string | null>(null)
  const share = async () => {
    const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? window.location.href
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      notify('success', 'Link copied')
    } catch (error) {
      if ((error as Error).name !== 'AbortError') setShown(url)
    }
  }
  return (
    <>
      <button type="button" onClick={() => void share()} className="save noscript:hidden">
        <span className="icon icon-share size-4" />
        Share
      </button>
      {shown && (
        <label className="order-last flex w-full flex-wrap items-center gap-2 font-semibold print:hidden">
          Address to copy
          <input
            ref={selectAll}
            readOnly
            dir="ltr"
            value={shown}
            onFocus={({ target }) => target.select()}
            className="min-h-11 min-w-0 grow basis-64 rounded-lg border border-field bg-surface px-3 font-normal text-ink"
          />
        </label>
      )}
    </>
  )
}

const selectAll = (field: HTMLInputElement | null) => field?.focus()
