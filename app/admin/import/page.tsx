import { ImportsScreen } from '@/components/desk/site-import/imports-screen'
import { privateMetadata } from '@/lib/server/pages/site-metadata'
import { ownPage } from '../own-page'

export const generateMetadata = () => privateMetadata('Import a Site')

export default ownPage(ImportsScreen)
