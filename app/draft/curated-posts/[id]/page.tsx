import type { Metadata } from 'next'
import { AdminGate, RedirectToLogin } from '@/components/desk/shell/admin-gate'
import { PreviewBanner } from '@/components/desk/shell/preview-banner'
import { PostArticle, PostNotFound } from '@/components/posts/post/post-article'
import { shownPicture } from '@/lib/contract/products/product-images'
import { programmesIn } from '@/lib/format/addresses/affiliate-link'
import { RELATED_POSTS } from '@/lib/contract/limits'
import { TEXTS } from '@/lib/contract/texts'
import { decodeSegment } from '@/lib/format/addresses/paths'
import { linkProgrammes, privateMetadata, siteFacts } from '@/lib/server/pages/site-metadata'
import { setPageStatus } from '@/lib/server/core/request/render-context'
import { renderLarge } from '@/lib/server/content/large-content'
import { loadPreview } from '@/lib/server/pages/load-preview'
import { relatedPosts } from '@/lib/server/pages/related-posts'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: PageProps<'/draft/curated-posts/[id]'>): Promise<Metadata> {
  // generateMetadata receives decoded params, the page encoded ones.
  const post = await loadPreview((await params).id)
  return privateMetadata(post?.title ?? TEXTS.postNotFound)
}

export default async function PreviewPage({ params }: PageProps<'/draft/curated-posts/[id]'>) {
  const post = await loadPreview(decodeSegment((await params).id) ?? '')
  if (!post) {
    setPageStatus(404)
    return <PostNotFound />
  }
  const [related, all] = await Promise.all([relatedPosts(post, RELATED_POSTS), linkProgrammes()])
  const products = post.products.map((product) => ({ ...product, picture: shownPicture(product.images) }))
  const programmes = programmesIn(post.id, all)
  return (
    <AdminGate refusal={<RedirectToLogin />}>
      <PreviewBanner post={post} />
      <PostArticle
        post={post}
        body={await renderLarge(post.content, programmes, products, post.previewImage)}
        related={related}
        language={siteFacts().language}
        back={{ href: '/admin', label: 'Back to Admin' }}
      />
    </AdminGate>
  )
}
