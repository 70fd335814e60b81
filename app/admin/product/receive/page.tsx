import { ReceiveScreen } from '@/components/desk/product-editor/receive-screen'
import { privateMetadata } from '@/lib/server/pages/site-metadata'
import { ownPage } from '../../own-page'

export const generateMetadata = () => privateMetadata('Page from a Shop')

export default ownPage(ReceiveScreen)
