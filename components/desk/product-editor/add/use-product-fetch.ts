import { useEffect, useRef, useState } from 'react'
import { api } from '@/lib/client/calls/client'
import { ApiError } from '@/lib/contract/failure'
import type { Product, ProductReading } from '@/lib/contract/products/product'
import { productFetched, productFetchFailed } from '@/lib/contract/admin-texts'

export type OnRead = (product: Product, message: string, reading?: ProductReading) => void

type Answer = { message: string; data: { product: Product; reading?: ProductReading | undefined } }

/**
 * Reads a product from the page of a shop: by its address, or from the source of the page. If the API can read without storing,
 * `reading` is set.
 * @returns whether that is running, the last error, and functions to start, to cancel, and to say why it cannot be started.
 */
export function useProductFetch(onFetched: OnRead) {
  const running = useRef<AbortController | null>(null)
  const [isFetching, setFetching] = useState(false)
  const [errorMessage, setErrorMessage] = useState('')
  useEffect(() => () => running.current?.abort(), [])

  const run = async (call: (signal: AbortSignal) => Promise<Answer>): Promise<void> => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setFetching(true)
    setErrorMessage('')
    try {
      const { data, message } = await call(controller.signal)
      const { name } = data.product
      onFetched(data.product, name && message.includes(name) ? message : productFetched(name), data.reading)
    } catch (error) {
      if (!controller.signal.aborted)
        setErrorMessage(productFetchFailed(error instanceof ApiError ? error.message : undefined))
    } finally {
      running.current = null
      setFetching(false)
    }
  }
  return {
    isFetching,
    errorMessage,
    start: (url: string) => run((signal) => api.products.fetchFromUrl({ url, keep: false }, { signal })),
    readSource: (url: string, source: string) => run(() => api.products.readSource({ url, source })),
    cancel: () => running.current?.abort(),
    refuse: setErrorMessage,
    clearError: () => setErrorMessage(''),
  }
}

/** Whether a text is an http or https URL, from which a product or an image can be fetched. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]+\S*$/i.test(text) && URL.canParse(text)
}
