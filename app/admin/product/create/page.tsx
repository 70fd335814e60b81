import { notFound } from 'next/navigation'
import { AdminGate } from '@/components/desk/shell/admin-gate'
import { NewProductScreen } from '@/components/desk/product-editor/new-product-screen'
import { isOwnApi } from '@/lib/server/api/site-api/site-api'
import { privateMetadata } from '@/lib/server/pages/site-metadata'

export const generateMetadata = () => privateMetadata('Add Product')

export default function CreateProductPage() {
  if (!isOwnApi()) notFound()
  return (
    <AdminGate>
      <NewProductScreen />
    </AdminGate>
  )
}
