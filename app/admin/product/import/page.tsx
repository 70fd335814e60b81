import { ProductImportScreen } from '@/components/desk/product-editor/import/product-import-screen'
import { privateMetadata } from '@/lib/server/pages/site-metadata'
import { ownPage } from '../../own-page'

export const generateMetadata = () => privateMetadata('Import Products')

export default ownPage(ProductImportScreen)
