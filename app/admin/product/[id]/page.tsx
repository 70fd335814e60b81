import { notFound } from 'next/navigation'
import { AdminGate } from '@/components/desk/shell/admin-gate'
import { ProductEditorScreen } from '@/components/desk/product-editor/product-editor-screen'
import { isOwnApi } from '@/lib/server/api/site-api/site-api'
import { privateMetadata } from '@/lib/server/pages/site-metadata'

export const generateMetadata = () => privateMetadata('Edit Product')

export default async function EditProductPage({ params }: PageProps<'/admin/product/[id]'>) {
  if (!isOwnApi()) notFound()
  const { id } = await params
  return (
    <AdminGate>
      <ProductEditorScreen key={id} id={decodeURIComponent(id)} />
    </AdminGate>
  )
}
