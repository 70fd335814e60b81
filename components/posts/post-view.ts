import { CARD_PRODUCT_LIMIT, CARD_SUMMARY_LENGTH } from '@/lib/contract/limits'
import { datedAt } from '@/lib/contract/posts/post-lists'
import type { PostSummary } from '@/lib/contract/posts/post'
import { postPath } from '@/lib/format/addresses/paths'
import { truncate } from '@/lib/format/texts/shorten'
import { formatDate } from '@/lib/format/dates'
import { type ProductRow, productRow } from '../products/product-view'

/** The data of a post card. */
export type PostView = Pick<
  PostSummary,
  'id' | 'title' | 'language' | 'categories' | 'tags' | 'previewImage' | 'previewImageAlt' | 'previewImageFocus'
> & {
  address: string
  /** Truncated for the card. */
  summary: string
  date: { moment: string; text: string } | null
  author: string | null
  /** Difficulty and time, where its project kit says them. */
  effort: string | null
  /** The sentence of its text that holds a searched word. */
  excerpt?: string
}

/** The first products of a post, and the number of further ones. It is small, since it is serialized into the page for hydration. */
export type RowProductsView = ProductRow & Pick<PostView, 'id' | 'title' | 'address'> & { more: number }

/** The data of a row of the home list. */
export type PostRowView = PostView & { row: RowProductsView }

export function postView(post: PostSummary): PostView {
  const { id, title, language, categories, tags, previewImage, previewImageAlt, previewImageFocus } = post
  const moment = datedAt(post)
  return {
    id,
    title,
    ...(language && { language }),
    categories,
    tags,
    previewImage,
    previewImageAlt,
    ...(previewImageFocus && { previewImageFocus }),
    address: postPath(post),
    summary: truncate(post.summary, CARD_SUMMARY_LENGTH),
    date: moment ? { moment, text: formatDate(moment) } : null,
    author: post.author_name ?? null,
    effort: post.effort ?? null,
    ...(post.excerpt && { excerpt: post.excerpt }),
  }
}

export function postRowView(post: PostSummary): PostRowView {
  const shared = productRow(post.products.slice(0, CARD_PRODUCT_LIMIT))
  const view = postView(post)
  const { id, title, address } = view
  return { ...view, row: { ...shared, id, title, address, more: post.products.length - shared.products.length } }
}
