import { isCategory } from '@/lib/contract/posts/categories'
import type { PostSummary } from '@/lib/contract/posts/post'
import type { Product } from '@/lib/contract/products/product'
import { categoryPath, explorePath } from '@/lib/format/addresses/paths'
import { ProductPicture } from '../../products/card/product-picture'
import { ProductSummary } from '../../products/card/product-summary'
import { productView } from '../../products/product-view'
import { PostPicture } from '../post-parts'

const CATEGORY_COUNT = 6
const PRODUCT_COUNT = 4

/** What stands between the posts of the home list, in order: categories with pictures, and products. */
export const interludesOf = (posts: PostSummary[]) => [
  <CategoryRow key="categories" posts={posts} />,
  <ProductRow key="products" posts={posts} />,
]

/** Categories, each with the picture of a post. */
function CategoryRow({ posts }: { posts: PostSummary[] }) {
  const pictured = posts.filter(({ previewImage, categories: [name = ''] }) => previewImage && isCategory(name))
  const shown = [...new Map(pictured.map((post) => [post.categories[0] ?? '', post]))].slice(0, CATEGORY_COUNT)
  if (shown.length < CATEGORY_COUNT) return null
  return (
    <section aria-labelledby="browse-categories">
      <p id="browse-categories" className="mb-4 font-display text-xl font-bold">
        Browse by category
      </p>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-6">
        {shown.map(([name, post]) => (
          <li key={name} className="group/post relative">
            <PostPicture
              post={{ ...post, previewImageAlt: null }}
              sizes="(min-width: 1024px) 190px, (min-width: 640px) 33vw, 50vw"
              className="rounded-card"
            />
            <a href={categoryPath(name)} className="card-title mt-2 block text-sm leading-snug font-semibold">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Products of different posts. */
function ProductRow({ posts }: { posts: PostSummary[] }) {
  const available = posts.flatMap(({ products }) => products.filter(({ is_gone: isGone }) => !isGone).slice(-1))
  const shown = [...new Map(available.map((product): [string, Product] => [product.product_id, product])).values()]
  if (shown.length < PRODUCT_COUNT) return null
  return (
    <section aria-labelledby="browse-products">
      <div className="flex items-baseline justify-between gap-4">
        <p id="browse-products" className="mb-4 font-display text-xl font-bold">
          Products from these projects
        </p>
        <a href={explorePath({})} className="text-sm font-semibold text-link">
          Explore all
        </a>
      </div>
      <ul className="grid grid-cols-2 gap-3 sm:gap-6 lg:grid-cols-4">
        {shown
          .slice(0, PRODUCT_COUNT)
          .map(productView)
          .map((product) => (
            <li key={product.id}>
              <article data-product={product.id} className="product-card">
                <ProductPicture
                  name={product.name}
                  image={product.images[0]}
                  sizes="(min-width: 1024px) 290px, 50vw"
                  fallback="No image"
                />
                <div className="grid content-start gap-1 p-3 sm:p-4">
                  <ProductSummary product={product} heading="h4" />
                </div>
              </article>
            </li>
          ))}
      </ul>
    </section>
  )
}
