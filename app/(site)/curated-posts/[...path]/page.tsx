import type { Metadata } from 'next'
import { PostsInstead } from '../../posts-instead'
import { permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { PostArticle, PostNotFound } from '@/components/posts/post/post-article'
import { FirstCategories } from '@/components/site/message-pages'
import { shownPicture } from '@/lib/contract/products/product-images'
import { StructuredData } from '@/components/ui/display/structured-data'
import { programmesIn } from '@/lib/format/addresses/affiliate-link'
import { changedAt, datedAt } from '@/lib/contract/posts/post-lists'
import { RELATED_POSTS } from '@/lib/contract/limits'
import { FAILURES } from '@/lib/contract/failure-texts'
import { TEXTS } from '@/lib/contract/texts'
import { LOOK_UP, postPath, decodeSegment } from '@/lib/format/addresses/paths'
import { socialImagePath } from '@/lib/seo/metadata'
import { postData } from '@/lib/seo/structured-data/post-data'
import { env } from '@/lib/server/core/env'
import { setPageStatus } from '@/lib/server/core/request/render-context'
import {
  linkProgrammes,
  failedMetadata,
  missingMetadata,
  siteFacts,
  siteMetadata,
} from '@/lib/server/pages/site-metadata'
import { pagePart } from '@/lib/server/pages/page-part'
import { renderLarge } from '@/lib/server/content/large-content'
import { publishedPost } from '@/lib/server/pages/published-post'
import { relatedPosts } from '@/lib/server/pages/related-posts'

export async function generateMetadata({ params }: PageProps<'/curated-posts/[...path]'>): Promise<Metadata> {
  // generateMetadata receives decoded params, the page encoded ones.
  const { post, failed } = await findPost((await params).path)
  if (failed) return failedMetadata(FAILURES.fetchPost)
  if (!post) return missingMetadata(TEXTS.postNotFound)
  return siteMetadata({
    title: post.seo?.title ?? post.title,
    description: post.seo?.description ?? post.summary,
    path: postPath(post),
    original: post.seo?.canonical,
    noindex: post.seo?.noindex ?? false,
    kind: 'article',
    image: { path: socialImagePath({ kind: 'post', key: post.id }), alt: post.title },
    author: post.author?.name,
    published: datedAt(post),
    changed: changedAt(post),
  })
}

export default async function PostPage({ params }: PageProps<'/curated-posts/[...path]'>) {
  const { path } = await params
  const { post, slug, gone, failed } = await findPost(path.map(decodeSegment))
  if (failed) {
    return (
      <PostNotFound again={`/curated-posts/${path.join('/')}`}>
        <FirstCategories className="mx-auto max-w-7xl px-4 pb-8 sm:px-6" />
      </PostNotFound>
    )
  }
  if (!post) {
    setPageStatus(gone ? 410 : 404)
    return (
      <PostNotFound>
        <PostsInstead />
      </PostNotFound>
    )
  }
  if (slug !== post.slug) permanentRedirect(postPath(post))
  const [related, all] = await Promise.all([relatedPosts(post, RELATED_POSTS), linkProgrammes()])
  const products = post.products.map((product) => ({ ...product, picture: shownPicture(product.images) }))
  const programmes = programmesIn(post.id, all)
  const body = await renderLarge(post.content, programmes, products, post.previewImage)
  return (
    <>
      <StructuredData things={postData({ ...post, products }, siteFacts(), body, body.previewPins?.names)} />
      <PostArticle
        post={post}
        body={body}
        related={related}
        language={siteFacts().language}
        contact={env().CONTACT}
        back={{ href: '/', label: 'Back to Home' }}
      />
    </>
  )
}

/**
 * Finds the post at `{slug}/{id}` or `{id}`. Ignores the slug and the letter case of the id. `slug` is
 * undefined when the path cannot be canonical.
 */
async function findPost(parts: (string | null)[]) {
  const lookedUp = parts[0] === LOOK_UP && parts.length > 1
  const [id, slug = null, ...rest] = (lookedUp ? parts.slice(1) : parts).reverse()
  if (!id || rest.length > 0) return { post: null, gone: false, failed: false, slug }
  const found = await loadPost(id)
  const other = found.post || found.failed || id === id.toLowerCase() ? found : await loadPost(id.toLowerCase())
  return { ...other, slug: lookedUp || other !== found ? undefined : slug }
}

/** Loads a post once per request; `failed` if the API could not be read. */
const loadPost = cache(async (id: string) => {
  const found = await pagePart(publishedPost(id).then((data) => ({ data })))
  return found.state === 'here' ? { ...found.data, failed: false } : { post: null, gone: false, failed: true }
})
