'use client'

import { useState } from 'react'
import { buttonStyle } from '@/components/ui/controls/button-style'
import { Spinner } from '@/components/ui/notes/spinner'
import { api } from '@/lib/client/calls/client'
import { productFetched, productFetchFailed } from '@/lib/contract/admin-texts'
import type { Product, ProductReading } from '@/lib/contract/products/product'
import { shopHost } from '@/lib/format/addresses/shop-host'
import { errorMessageOf } from '../../../admin/error-message'
import { notify } from '../../../site/frame/notify'
import { TITLE } from '../../form/fields/field-style'
import { ScreenColumns } from '../../frame/screen-columns'
import { ScreenHead } from '../../frame/screen-head'
import { Section } from '../../frame/section'
import { ProductEntryOptions } from '../../products/product-entry-options'
import type { Reviewed } from '../../products/product-review'
import { PRODUCTS_PATH } from '../products-path'
import type { ReceivedPage } from './received-page'
import { useReceivedPage } from './use-received-page'

/**
 * The screen that a shop's page is handed over to by the bookmark. Nothing is read before the editor says so, and nothing is stored
 * before the review. It is left by loading the next page anew, which cuts the tie to the shop's window.
 */
export function ReceiveScreen() {
  const { address, page, problem } = useReceivedPage()
  const [reviewed, setReviewed] = useState<Reviewed | null>(null)
  const { isReading, errorMessage, read } = useReading((product, message, reading) => {
    notify('success', message)
    setReviewed({ product, reading })
  })
  const failure = errorMessage || problem
  return (
    <div className="flex grow flex-col">
      <ScreenHead
        title="Page from a Shop"
        id={null}
        leavesDocument
        onBack={() => window.location.assign(PRODUCTS_PATH)}
      />
      <ScreenColumns>
        <Section aria-label="Page" className="grid gap-3">
          {page ? (
            <Received page={page} isReading={isReading} onRead={() => void read(page)} />
          ) : (
            !failure && <Spinner text="Waiting for the page..." />
          )}
          {!page && address && <p className="text-sm wrap-anywhere text-muted">{address}</p>}
          {failure && (
            <p role="alert" className="text-sm wrap-anywhere text-danger">
              {failure}
            </p>
          )}
          <ProductEntryOptions
            address={page?.url ?? address}
            hasFailed={failure !== ''}
            reviewed={reviewed}
            onReviewed={setReviewed}
            onRead={(product, message, reading) => {
              notify('success', message)
              setReviewed({ product, reading })
            }}
            action="Save Product"
            onDone={({ product_id: id }) => window.location.assign(`/admin/product/${encodeURIComponent(id)}`)}
          />
        </Section>
      </ScreenColumns>
    </div>
  )
}

type ReceivedProps = { page: ReceivedPage; isReading: boolean; onRead: () => void }

function Received({ page, isReading, onRead }: ReceivedProps) {
  return (
    <>
      <h2 className={TITLE}>{`The page of ${shopHost(page.url)} is here`}</h2>
      <p className="text-sm wrap-anywhere text-muted">{page.url}</p>
      <p className="text-sm text-muted">
        It is read like any other page, and shown to you before anything is stored. Nothing in it runs.
      </p>
      <button
        type="button"
        autoFocus
        aria-disabled={isReading}
        onClick={onRead}
        className={`${buttonStyle('primary')} justify-self-start max-sm:w-full`}
      >
        {isReading ? 'Reading...' : 'Read Product'}
      </button>
    </>
  )
}

/** Reads the product of a page that was handed over. */
function useReading(onRead: (product: Product, message: string, reading?: ProductReading) => void) {
  const [isReading, setReading] = useState(false)
  const [errorMessage, setErrorMessage] = useState('')
  const read = async ({ url, html }: ReceivedPage) => {
    if (isReading) return
    setReading(true)
    setErrorMessage('')
    try {
      const { data, message } = await api.products.readSource({ url, source: html })
      onRead(data.product, message || productFetched(data.product.name), data.reading)
    } catch (error) {
      setErrorMessage(productFetchFailed(errorMessageOf(error)))
    } finally {
      setReading(false)
    }
  }
  return { isReading, errorMessage, read }
}
