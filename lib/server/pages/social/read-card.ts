import 'server-only'
import type { FocalPoint } from '@/lib/contract/fields/fields'
import { isCategory } from '@/lib/contract/posts/categories'
import { TEXTS } from '@/lib/contract/texts'
import type { SocialSubject } from '@/lib/seo/social-image'
import { siteApi } from '../../api/site-api/site-api'
import { env } from '../../core/env'
import { publishedPost } from '../published-post'

/** The content of a social image, with the address of its picture; `whole` if it is to fill the image. */
export type CardFacts = {
  siteName: string
  title: string
  label: string
  picture: string | null
  focus?: FocalPoint | undefined
  whole?: true
}

/** The content of a subject's image; null if it is not public, such as a draft. */
export async function readCard({ kind, key }: SocialSubject): Promise<CardFacts | null> {
  const siteName = env().SITE_NAME
  if (kind === 'site')
    return { siteName, title: TEXTS.siteTagline, label: '', ...(await latestPicture({ isHighlighted: true })) }
  if (kind === 'category') {
    const category = key.normalize('NFC')
    if (!isCategory(category)) return null
    return {
      siteName,
      title: category,
      label: 'Ideas, guides and products',
      ...(await latestPicture({ category })),
    }
  }
  const { post } = await publishedPost(key)
  if (!post) return null
  const facts = { siteName, title: post.title, label: post.categories[0] ?? '' }
  return post.seo?.image
    ? { ...facts, picture: post.seo.image, focus: post.socialImageFocus, whole: true }
    : { ...facts, picture: post.previewImage, focus: post.previewImageFocus }
}

async function latestPicture(filter: {
  category?: string
  isHighlighted?: true
}): Promise<Pick<CardFacts, 'picture' | 'focus'>> {
  const { data } = await siteApi().posts.list({ status: 'published', limit: 1, brief: true, ...filter })
  return { picture: data.posts[0]?.previewImage ?? null, focus: data.posts[0]?.previewImageFocus }
}
