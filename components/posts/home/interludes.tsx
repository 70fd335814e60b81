import { isCategory } from '@/lib/contract/posts/categories'
import type { PostSummary } from '@/lib/contract/posts/post'
import type { Product } from '@/lib/contract/products/product'
import { categoryPath } from '@/lib/format/addresses/paths'
import { explorePath } from '@/lib/format/addresses/search-paths'
import { ProductTiles } from '../../products/card/product-tiles'
import { PostPicture } from '../post-parts'

const CATEGORY_COUNT = 6
const PRODUCT_COUNT = 4

/**
 * What stands between the posts of the home list, in order: categories with pictures, and products.
 * @param older posts that the page does not show, whose pictures categories have rather than those that it shows.
 */
export const interludesOf = (posts: PostSummary[], older: PostSummary[]) => [
  <CategoryRow key="categories" posts={[...posts, ...older]} />,
  <ProductRow key="products" posts={posts} />,
]

/** Categories in the order of their newest posts, each with the picture of its oldest. */
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
      <ProductTiles products={shown.slice(0, PRODUCT_COUNT)} heading="h4" />
    </section>
  )
}
