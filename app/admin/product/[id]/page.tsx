import { ProductEditorScreen } from '@/components/desk/product-editor/product-editor-screen'
import { privateMetadata } from '@/lib/server/pages/site-metadata'
import { ownPageOf } from '../../own-page'

export const generateMetadata = () => privateMetadata('Edit Product')

export default ownPageOf(ProductEditorScreen)
