'use client'

import { notify } from '../../site/frame/notify'
import { buttonStyle } from '../../ui/controls/button-style'

/** Shares the page through the device's share sheet, or copies its URL where there is none. */
export function ShareButton({ title }: { title: string }) {
  const share = async () => {
    const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? window.location.href
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      notify('success', 'Link copied')
    } catch (error) {
      if ((error as Error).name !== 'AbortError') notify('error', 'The link could not be copied')
    }
  }
  return (
    <button
      type="button"
      onClick={() => void share()}
      className={`${buttonStyle('quiet', 'small')} print:hidden noscript:hidden`}
    >
      <span className="icon icon-share size-4" />
      Share
    </button>
  )
}
