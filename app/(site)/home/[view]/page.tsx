import { notFound } from 'next/navigation'
import { HIGHLIGHT_LIMIT, HOME_LIST_STEP } from '@/lib/contract/limits'
import { siteApi } from '@/lib/server/api/site-api'

export const dynamic = 'force-static'
export const revalidate = 30

/** Nothing is rendered at build: the parameter only keeps the build away from the database. */
export function generateStaticParams() {
  return []
}

export default async function HomePage({ params }: PageProps<'/home/[view]'>) {
  if ((await params).view !== 'main') notFound()
  const api = siteApi()
  const [highlights, latest] = await Promise.all([
    api.posts.list({ status: 'published', isHighlighted: true, limit: HIGHLIGHT_LIMIT }),
    api.posts.list({ status: 'published', limit: HOME_LIST_STEP }),
  ])
  return (
    <ul data-highlights={highlights.data.posts.length}>
      {latest.data.posts.map((post) => (
        <li key={post.id}>
          <a href={`/curated-posts/${post.slug}/${post.id}`}>{post.title}</a>
        </li>
      ))}
    </ul>
  )
}
