import type { Metadata } from 'next'
import { AdminGate } from '@/components/admin/session/admin-gate'
import { ProductImportScreen } from '@/components/editor/product/import/product-import-screen'
import { privateMetadata } from '@/lib/server/pages/site-metadata'

export const dynamic = 'force-dynamic'
export function generateMetadata(): Metadata {
  return privateMetadata('Import Products')
}

export default function ImportProductsPage() {
  return (
    <AdminGate>
      <ProductImportScreen />
    </AdminGate>
  )
}
