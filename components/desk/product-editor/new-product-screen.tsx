'use client'

import { Button } from '@/components/ui/controls/button'
import { useRouter } from 'next/navigation'
import Link from 'next/link'
import { useId, useRef, useState, type FormEvent } from 'react'
import type { Product } from '@/lib/contract/products/product'
import { MAX_IMPORT_ROWS } from '@/lib/contract/products/product-import'
import { PRODUCT_CREATED } from '@/lib/contract/products/product-texts'
import { useReturnToList } from '../kit/use-list-position'
import { notify } from '../../site/frame/notify'
import { buttonStyle } from '../../ui/styles'
import { UrlInput } from '../../ui/controls/inputs'
import { FIELD } from '../kit/form-field'
import { ScreenColumns, Section } from '../kit/frame'
import { ScreenHead } from '../kit/screen-head'
import { isWebAddress } from './add/use-product-fetch'
import { ProductEntryOptions, useProductEntry } from './add/product-entry-options'
import { FetchStatus } from './add/source-dialog'
import { viewPath } from '../kit/rooms'

/** The screen to add a product: by URL, by hand, or from the HTML source of its page. */
export function NewProductScreen() {
  const id = useId()
  const router = useRouter()
  const returnToList = useReturnToList(null, viewPath('products'))
  const field = useRef<HTMLInputElement>(null)
  const [address, setAddress] = useState('')
  const entry = useProductEntry()
  const { isFetching, errorMessage, start, cancel, refuse, clearError } = entry
  const isAddress = isWebAddress(address.trim())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isAddress) void start(address.trim())
    else refuse('This is not a web address')
  }
  const onDone = (product: Product) => {
    notify('success', PRODUCT_CREATED)
    router.replace(`/admin/product/${encodeURIComponent(product.product_id)}`)
  }
  return (
    <div className="flex grow flex-col">
      <ScreenHead title="Add Product" id={null} onBack={() => returnToList('push')} />
      <ScreenColumns
        side={
          <Section title="Many at once" isFacts>
            <p>{`A CSV file brings in up to ${MAX_IMPORT_ROWS.toLocaleString('en-US')} products, after a check that names its wrong rows.`}</p>
            <Link
              href="/admin/product/import"
              prefetch={false}
              className={`${buttonStyle('quiet', 'small')} justify-self-start`}
            >
              Import CSV
            </Link>
          </Section>
        }
      >
        <Section title="Address of its page in a shop" field={id}>
          <form noValidate onSubmit={submit}>
            <div className="flex flex-wrap gap-2">
              <UrlInput
                ref={field}
                id={id}
                autoFocus
                readOnly={isFetching}
                placeholder="https://"
                value={address}
                aria-invalid={errorMessage !== ''}
                aria-describedby={`${id}-note`}
                onChange={({ target }) => {
                  setAddress(target.value)
                  clearError()
                }}
                className={`${FIELD} min-w-48 flex-1`}
              />
              <Button type="submit" kind="primary" busy={isFetching}>
                Fetch Product
              </Button>
            </div>
            <FetchStatus
              id={`${id}-note`}
              isFetching={isFetching}
              message={errorMessage}
              hint="The page is read and shown to you before anything is stored."
              onStop={() => {
                cancel()
                field.current?.focus()
              }}
            />
          </form>
          {!isFetching && (
            <ProductEntryOptions
              address={isAddress ? address.trim() : ''}
              entry={entry}
              action="Save Product"
              onDone={onDone}
            />
          )}
        </Section>
      </ScreenColumns>
    </div>
  )
}
