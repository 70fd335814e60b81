import type { Category } from '../../contract/posts/categories'
import { MAX_TITLE_LENGTH } from '../../contract/limits'
import type { Post, PostCreate } from '../../contract/posts/post'

const SUFFIX = ' (copy)'

/** A new draft with the content of a post and a distinct title. */
export function draftCopy(post: Post): Omit<PostCreate, 'isHighlighted'> {
  return {
    title: cut(post.title, MAX_TITLE_LENGTH - SUFFIX.length) + SUFFIX,
    summary: post.summary,
    content: post.content,
    previewImage: post.previewImage,
    previewImageAlt: post.previewImageAlt,
    previewImageCaption: post.previewImageCaption,
    products: post.products.map(({ product_id, name, price }) => ({ product_id, name, price })),
    tags: post.tags,
    // An external API may have categories other than the fixed ones; the embedded one does not.
    categories: post.categories as Category[],
    status: 'draft',
    author_id: post.author?.id ?? null,
  }
}

/** Truncates to a number of UTF-16 units without splitting a surrogate pair. */
const cut = (text: string, length: number) => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
