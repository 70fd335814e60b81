import { PostsInstead } from '../posts-instead'
import { PageNotFound } from '@/components/site/message-pages'
import { setPageStatus } from '@/lib/server/core/request/render-context'
import { missingMetadata } from '@/lib/server/pages/site-metadata'

export const generateMetadata = () => missingMetadata('Page Not Found')

/** Catch-all not-found page, rendered inside the site layout. */
export default function MissingPage() {
  setPageStatus(404)
  return (
    <PageNotFound>
      <PostsInstead />
    </PageNotFound>
  )
}
