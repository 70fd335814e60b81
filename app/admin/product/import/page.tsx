import { notFound } from 'next/navigation'
import { AdminGate } from '@/components/desk/shell/admin-gate'
import { ProductImportScreen } from '@/components/desk/product-editor/import/product-import-screen'
import { isOwnApi } from '@/lib/server/api/site-api/site-api'
import { privateMetadata } from '@/lib/server/pages/site-metadata'

export const generateMetadata = () => privateMetadata('Import Products')

export default function ImportProductsPage() {
  if (!isOwnApi()) notFound()
  return (
    <AdminGate>
      <ProductImportScreen />
    </AdminGate>
  )
}
