import type { Post, PostCreate } from '@/lib/contract/posts/post'
import type { LinkedProduct, Product } from '@/lib/contract/products/product'
import type { Category } from '@/lib/contract/posts/categories'
import { mapTexts } from '@/lib/format/texts/map-texts'
import { cleanText } from '../../kit/clean-text'
import { editorHtml } from '../content/schema/content-html'
import { NO_SEO, seoOf, type SeoValues, seoValues } from '../seo/seo-values'
import { imageAddresses, orderedImages } from '@/lib/contract/products/product-images'

/** A linked product, with what the form shows of it. */
export type ChosenProduct = LinkedProduct & { currency: string; picture: string | null }

/** Form values of a post; empty strings for missing values. */
export type PostValues = Pick<Post, 'title' | 'summary' | 'content' | 'tags' | 'status' | 'author'> &
  Record<'previewImage' | 'previewImageAlt' | 'previewImageCaption', string> & {
    products: ChosenProduct[]
    /** An external API may have categories other than the fixed ones; they are kept. */
    categories: string[]
    seo: SeoValues
  }

export const NEW_POST: PostValues = {
  title: '',
  summary: '',
  previewImage: '',
  previewImageAlt: '',
  previewImageCaption: '',
  content: '',
  products: [],
  tags: [],
  categories: [],
  status: 'draft',
  seo: NO_SEO,
  author: null,
}

/** Form values of a stored post. */
export function postFormValues(post: Post): PostValues {
  const { title, summary, tags, categories, status, author } = post
  return {
    ...{ title, summary, tags, categories, status, author },
    previewImage: post.previewImage ?? '',
    previewImageAlt: post.previewImageAlt ?? '',
    previewImageCaption: post.previewImageCaption ?? '',
    content: editorHtml(post.content),
    products: post.products.map(chosenProduct),
    seo: seoValues(post.seo),
  }
}

export function chosenProduct({ product_id, name, price, currency, images }: Product): ChosenProduct {
  const [first] = orderedImages(images)
  return { product_id, name, price, currency, picture: (first && imageAddresses(first)[0]) ?? null }
}

/** Request body of the form values, without characters that cannot be stored. */
export function bodyOf({ author, ...values }: PostValues): Omit<PostCreate, 'isHighlighted'> {
  const body = {
    ...values,
    previewImage: values.previewImage.trim() || null,
    previewImageAlt: values.previewImageAlt.trim() || null,
    previewImageCaption: values.previewImageCaption.trim() || null,
    // The embedded API validates the categories itself.
    categories: values.categories as Category[],
    products: values.products.map(({ product_id, name, price }) => ({ product_id, name, price })),
    seo: seoOf(values.seo),
    author_id: author?.id ?? null,
  }
  return mapTexts(body, cleanText)
}

/** Whether a field is equal in two versions. */
export function isSameField(field: keyof PostValues, one: PostValues, other: PostValues): boolean {
  if (field === 'author') return one.author?.id === other.author?.id
  const valueOf = (values: PostValues) =>
    field === 'products' ? values.products.map(({ product_id }) => product_id) : values[field]
  return JSON.stringify(valueOf(one)) === JSON.stringify(valueOf(other))
}

export const FIELDS = Object.keys(NEW_POST) as (keyof PostValues)[]

/** The fields in which two versions differ. */
export function changedFields(one: PostValues, other: PostValues): (keyof PostValues)[] {
  return FIELDS.filter((field) => !isSameField(field, one, other))
}
