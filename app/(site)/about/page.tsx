import { InfoPage } from '@/components/site/message-pages'
import { AuthorList } from '@/components/ui/display/author-box'
import { isOwnApi, siteApi } from '@/lib/server/api/site-api/site-api'
import { env } from '@/lib/server/core/env'
import { infoMetadata, readInfoPage } from '@/lib/server/pages/info-pages'
import { optionalPart } from '@/lib/server/pages/page-part'
import { PostsInstead } from '../posts-instead'

export const generateMetadata = () => infoMetadata('about')

/** What the site is for, and who writes it. */
export default async function AboutPage() {
  const found = isOwnApi() ? await optionalPart(siteApi().posts.authors()) : null
  const authors = found && found !== 'late' ? found.data.authors : []
  return (
    <>
      <InfoPage {...await readInfoPage('about')} contact={env().CONTACT}>
        {authors.length > 0 && <AuthorList authors={authors} />}
      </InfoPage>
      <PostsInstead />
    </>
  )
}
