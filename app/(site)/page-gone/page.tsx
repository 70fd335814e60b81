import { PostsInstead } from '../posts-instead'
import { PageGone } from '@/components/site/message-pages'
import { setPageStatus } from '@/lib/server/core/request/render-context'
import { missingMetadata } from '@/lib/server/pages/site-metadata'

export const generateMetadata = () => missingMetadata('Page Removed')

/** The page at addresses that an administrator took down for good. */
export default function GonePage() {
  setPageStatus(410)
  return (
    <PageGone>
      <PostsInstead />
    </PageGone>
  )
}
