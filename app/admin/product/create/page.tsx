import type { Metadata } from 'next'
import { AdminGate } from '@/components/admin/session/admin-gate'
import { NewProductScreen } from '@/components/editor/product/new-product-screen'
import { privateMetadata } from '@/lib/server/pages/site-metadata'

export const dynamic = 'force-dynamic'
export function generateMetadata(): Metadata {
  return privateMetadata('Add Product')
}

export default function CreateProductPage() {
  return (
    <AdminGate>
      <NewProductScreen />
    </AdminGate>
  )
}
