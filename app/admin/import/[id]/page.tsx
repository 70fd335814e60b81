import { ImportScreen } from '@/components/desk/site-import/import-screen'
import { privateMetadata } from '@/lib/server/pages/site-metadata'
import { ownPageOf } from '../../own-page'

export const generateMetadata = () => privateMetadata('Import')

export default ownPageOf(ImportScreen)
