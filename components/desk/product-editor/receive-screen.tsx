'use client'

import { ErrorText } from '@/components/desk/kit/feedback'
import { Button } from '@/components/ui/controls/button'
import { useState, useEffect } from 'react'
import { MAX_SOURCE_LENGTH, MAX_URL_LENGTH } from '@/lib/contract/limits'
import { isWebAddress } from './add/use-product-fetch'
import { Spinner } from '@/components/ui/notes/spinner'
import { shopHost } from '@/lib/format/addresses/hosts'
import { TITLE } from '../kit/form-field'
import { ScreenColumns, Section } from '../kit/frame'
import { ScreenHead } from '../kit/screen-head'
import { ProductEntryOptions, useProductEntry } from './add/product-entry-options'
import { viewPath } from '../kit/rooms'
import { READY } from './add/hand-over-dialog'

/** A page that a shop's window handed over. */
type ReceivedPage = { url: string; html: string }

/** The address in the fragment of the URL; empty if there is none. */
export function addressInFragment(hash: string): string {
  try {
    const address = decodeURIComponent(hash.slice(1))
    return isWebAddress(address) && address.length <= MAX_URL_LENGTH ? address : ''
  } catch {
    return ''
  }
}

type Sent = Pick<MessageEvent, 'data' | 'origin' | 'source'>

/**
 * The page in a message: only from the window that opened this one, and only a page of the origin that was announced.
 * @param from the window and the origin that may send it.
 * @returns null for any other message; as text why a page cannot be used.
 */
export function pageIn(
  { data, origin, source }: Sent,
  from: { opener: unknown; origin: string },
): ReceivedPage | string | null {
  if (source === null || source !== from.opener || origin !== from.origin) return null
  const { url, html } = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>
  if (typeof url !== 'string' || typeof html !== 'string') return null
  if (!isWebAddress(url) || url.length > MAX_URL_LENGTH || new URL(url).origin !== origin) return null
  return html.length > MAX_SOURCE_LENGTH
    ? 'That page is larger than 6 MB, too large for the page of a shop'
    : { url, html }
}

/** Milliseconds after which the page counts as lost; it is still accepted then. */
const TIMEOUT_MS = 10_000

const NOTHING = 'Nothing was handed over: press the bookmark on the page of a product in a shop'

const APART = 'This shop does not let the bookmark hand over its page'

const LOST = 'The page did not arrive. Go back to the shop, and press the bookmark again'

/**
 * The screen that a shop's page is handed over to by the bookmark. Nothing is read before the editor says so, and nothing is stored
 * before the review. It is left by loading the next page anew, which cuts the tie to the shop's window.
 */
export function ReceiveScreen() {
  const { address, page, problem } = useReceivedPage()
  const entry = useProductEntry()
  const { isFetching, errorMessage, readSource } = entry
  const failure = errorMessage || problem
  return (
    <div className="flex grow flex-col">
      <ScreenHead
        title="Page from a Shop"
        id={null}
        leavesDocument
        onBack={() => window.location.assign(viewPath('products'))}
      />
      <ScreenColumns>
        <Section aria-label="Page" className="grid gap-3">
          {page ? (
            <>
              <h2 className={TITLE}>{`The page of ${shopHost(page.url)} is here`}</h2>
              <p className="text-sm wrap-anywhere text-muted">{page.url}</p>
              <p className="text-sm text-muted">
                It is read like any other page, and shown to you before anything is stored. Nothing in it runs.
              </p>
              <Button
                kind="primary"
                autoFocus
                busy={isFetching}
                onClick={() => void readSource(page.url, page.html)}
                className="justify-self-start max-sm:w-full"
              >
                {isFetching ? 'Reading...' : 'Read Product'}
              </Button>
            </>
          ) : (
            !failure && <Spinner text="Waiting for the page..." />
          )}
          {!page && address && <p className="text-sm wrap-anywhere text-muted">{address}</p>}
          <ErrorText text={failure} />
          <ProductEntryOptions
            address={page?.url ?? address}
            entry={entry}
            action="Save Product"
            onDone={({ product_id: id }) => window.location.assign(`/admin/product/${encodeURIComponent(id)}`)}
          />
        </Section>
      </ScreenColumns>
    </div>
  )
}

/** The page that the window which opened this one hands over, and what went wrong with it. */
function useReceivedPage() {
  const [address] = useState(() => addressInFragment(window.location.hash))
  const [found, setFound] = useState<ReceivedPage | string>(() => (!address ? NOTHING : window.opener ? '' : APART))
  useEffect(() => {
    const opener = window.opener as Window | null
    if (!opener || !address) return
    const { origin } = new URL(address)
    const onMessage = (event: MessageEvent) => {
      const sent = pageIn(event, { opener, origin })
      if (sent === null) return
      clearTimeout(timer)
      setFound(sent)
    }
    const timer = setTimeout(() => setFound(LOST), TIMEOUT_MS)
    window.addEventListener('message', onMessage)
    opener.postMessage(READY, origin)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('message', onMessage)
    }
  }, [address])
  return { address, ...(typeof found === 'string' ? { page: null, problem: found } : { page: found, problem: '' }) }
}
