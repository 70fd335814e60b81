'use client'

import { useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { catalogProductQuery } from '@/lib/client/products/catalog'
import { ApiError } from '@/lib/contract/failure'
import { errorMessageOf } from '../kit/feedback'
import { buttonStyle } from '../../ui/styles'
import { Spinner } from '../../ui/notes/spinner'
import { ScreenError } from '../kit/screen-head'
import { viewPath } from '../kit/rooms'

const LOADING = 'Loading product...'

/** The form's code is loaded only where a product is edited. */
const ProductEditor = dynamic(() => import('./product-editor').then((module) => module.ProductEditor), {
  ssr: false,
  loading: () => <Spinner text={LOADING} className="py-24" />,
})

/** The screen of the product editor. */
export function ProductEditorScreen({ id }: { id: string }) {
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...catalogProductQuery(id),
    staleTime: Infinity,
    refetchOnMount: 'always',
    gcTime: 0,
  })
  if (data && isFetchedAfterMount) return <ProductEditor loaded={data} />
  if (!error || !isFetchedAfterMount) return <Spinner text={LOADING} className="py-24" />
  const isMissing = error instanceof ApiError && error.status === 404
  return (
    <ScreenError
      title={isMissing ? 'Product not found' : 'The product could not be loaded'}
      detail={isMissing ? 'It was deleted, or never existed.' : errorMessageOf(error)}
      onRetry={isMissing ? undefined : () => void refetch()}
    >
      <Link href={viewPath('products')} className={buttonStyle('quiet')}>
        Back to the products
      </Link>
    </ScreenError>
  )
}
