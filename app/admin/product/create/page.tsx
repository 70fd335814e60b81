import { NewProductScreen } from '@/components/desk/product-editor/new-product-screen'
import { privateMetadata } from '@/lib/server/pages/site-metadata'
import { ownPage } from '../../own-page'

export const generateMetadata = () => privateMetadata('Add Product')

export default ownPage(NewProductScreen)
