import type { Metadata } from 'next'
import { NoPage } from '../../posts-instead'
import { cache } from 'react'
import { PostList } from '@/components/posts/list/post-list'
import { AuthorBox } from '@/components/ui/display/author-box'
import { BackLink } from '@/components/ui/controls/links'
import { StructuredData } from '@/components/ui/display/structured-data'
import { authorPath, decodeSegment } from '@/lib/format/addresses/paths'
import { profileData } from '@/lib/seo/structured-data/post-data'
import { publishedAuthor } from '@/lib/server/pages/published-post'
import { missingMetadata, siteFacts, siteMetadata } from '@/lib/server/pages/site-metadata'

const loadAuthor = cache(publishedAuthor)

export async function generateMetadata({ params }: PageProps<'/authors/[id]'>): Promise<Metadata> {
  const { id } = await params
  const found = await loadAuthor(id)
  if (!found) return missingMetadata('Page Not Found')
  const { name, bio } = found.author
  return siteMetadata({ title: name, description: bio || `Posts by ${name}.`, path: authorPath(id) })
}

export default async function AuthorPage({ params }: PageProps<'/authors/[id]'>) {
  const found = await loadAuthor(decodeSegment((await params).id) ?? '')
  if (!found) return <NoPage />
  const { author, posts } = found
  return (
    <div className="mx-auto max-w-7xl px-4 pt-6 pb-8 sm:px-6">
      <StructuredData things={[profileData(author, posts, siteFacts())]} />
      <BackLink />
      <AuthorBox author={author} isPage />
      {posts.length > 0 && (
        <section aria-labelledby="author-posts" className="mt-10">
          <h2 id="author-posts" className="mb-4 text-2xl font-bold">
            {`Posts by ${author.name}`}
          </h2>
          {/* The cards do not repeat the name. */}
          <PostList posts={posts.map((post) => ({ ...post, author_name: '' }))} />
        </section>
      )}
    </div>
  )
}
