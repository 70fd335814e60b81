import { notFound, permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { isMissing, siteApi } from '@/lib/server/api/site-api'

export const dynamic = 'force-static'
export const revalidate = 30

export function generateStaticParams() {
  return []
}

export default async function PostPage({ params }: PageProps<'/curated-posts/[...path]'>) {
  const path = (await params).path
  const [slug, id] = path.length === 1 ? [null, path[0]] : path
  if (!id || path.length > 2) notFound()
  const post = await loadPost(id)
  if (!post) notFound()
  if ((post.slug ?? null) !== slug) permanentRedirect(post.slug ? `/curated-posts/${post.slug}/${id}` : `/curated-posts/${id}`)
  return <h1>{post.title}</h1>
}

const loadPost = cache(async (id: string) => {
  try {
    return (await siteApi().posts.get({ id })).data.post
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
})
