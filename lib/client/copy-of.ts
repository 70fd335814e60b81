import type { Category } from '../contract/categories'
import { MAX_TITLE_LENGTH } from '../contract/limits'
import type { Post, PostCreate } from '../contract/post'

const SUFFIX = ' (copy)'

/** A new draft that says what a post says, under a title that tells them apart. */
export function copyOf(post: Post): Omit<PostCreate, 'isHighlighted'> {
  return {
    title: cut(post.title, MAX_TITLE_LENGTH - SUFFIX.length) + SUFFIX,
    summary: post.summary,
    content: post.content,
    previewImage: post.previewImage,
    previewImageAlt: post.previewImageAlt,
    previewImageCaption: post.previewImageCaption,
    products: post.products.map(({ product_id, name, price }) => ({ product_id, name, price })),
    tags: post.tags,
    // Another API may have others than the fixed ones; the embedded one has none of them.
    categories: post.categories as Category[],
    status: 'draft',
  }
}

/** The first so many UTF-16 units of a text, without half a character at its end. */
const cut = (text: string, length: number) => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
