import type { Post } from '@/lib/contract/posts/post'
import { EMPTY_PRODUCT } from '@/lib/contract/products/product-images'
import type { Product } from '@/lib/contract/products/product'
import type { ChosenProduct, PostValues } from '../form/post-values'
import { seoOf, storedSlug } from '../seo/seo-values'

/**
 * The post that a save would store now, for a preview.
 * @param stored the post as loaded; null for a new one.
 * @param now ISO 8601, the date of a new post.
 */
export function previewPost(values: PostValues, stored: Post | null, now: string): Post {
  const { products, seo, ...fields } = values
  return {
    ...fields,
    id: stored?.id ?? 'preview',
    slug: storedSlug(stored, values),
    previewImage: values.previewImage.trim() || null,
    previewImageAlt: values.previewImageAlt.trim() || null,
    previewImageCaption: values.previewImageCaption.trim() || null,
    isHighlighted: stored?.isHighlighted ?? false,
    created_at: stored?.created_at ?? now,
    published_at: stored?.published_at ?? null,
    updated_at: stored?.updated_at ?? now,
    changed_at: stored?.changed_at ?? now,
    products: products.map((chosen) => storedProduct(chosen, stored) ?? bareProduct(chosen)),
    seo: seoOf(seo),
  }
}

const storedProduct = ({ product_id }: ChosenProduct, stored: Post | null) =>
  stored?.products.find((product) => product.product_id === product_id)

/** A product that was linked just now, with what the form knows of it. */
function bareProduct({ product_id, name, price, currency, picture }: ChosenProduct): Product {
  const image = { uploaded_url: null, cdn_url: null, source_url: null, alt_text: null, is_primary: true }
  return {
    ...EMPTY_PRODUCT,
    product_id,
    name,
    price,
    currency,
    source: 'other',
    product_url: '',
    images: picture ? [{ ...image, url: picture }] : [],
    purchase_info: null,
  }
}

/** The content with anchors on its headings, as the public page has them. @param html of the editor, which is safe. */
export function previewBody(html: string): {
  html: string
  headings: { id: string; text: string; level: 2 | 3 }[]
  sponsored: boolean
} {
  const body = new DOMParser().parseFromString(html, 'text/html').body
  const headings = [...body.querySelectorAll('h2, h3')].map((heading, index) => {
    heading.id = `heading-${index + 1}`
    return {
      id: heading.id,
      text: heading.textContent ?? '',
      level: heading.localName === 'h2' ? (2 as const) : (3 as const),
    }
  })
  return { html: body.innerHTML, headings, sponsored: false }
}
