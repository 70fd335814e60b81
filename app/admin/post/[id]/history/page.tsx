import { PostHistory } from '@/components/desk/post-editor/history/post-history'
import { privateMetadata } from '@/lib/server/pages/site-metadata'
import { ownPageOf } from '../../../own-page'

export const generateMetadata = () => privateMetadata('Post History')

export default ownPageOf(PostHistory)
