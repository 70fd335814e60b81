import { isCategory } from '@/lib/contract/posts/categories'
import { CARD_PRODUCT_LIMIT } from '@/lib/contract/limits'
import type { PostSummary } from '@/lib/contract/posts/post'
import type { Product } from '@/lib/contract/products/product'
import { categoryPath, explorePath } from '@/lib/format/addresses/paths'
import { ProductTiles } from '../../products/card/product-tiles'
import { productRow } from '../../products/product-view'
import { PostPicture } from '../post-parts'

const CATEGORY_COUNT = 6
const PRODUCT_COUNT = 4

/**
 * What stands between the posts of the home list, in order: categories with pictures, and products.
 * @param older posts from further down the list.
 * @param inCarousel the ids of posts that are shown without their products.
 */
export const interludesOf = (posts: PostSummary[], older: PostSummary[], inCarousel: string[]) => [
  <CategoryRow key="categories" posts={[...older.filter(({ id }) => !inCarousel.includes(id)), ...posts]} />,
  <ProductRow key="products" posts={posts} inCarousel={inCarousel} />,
]

/** Categories, each with the picture of the first post that has it. */
function CategoryRow({ posts }: { posts: PostSummary[] }) {
  const firsts = new Map<string, PostSummary>()
  for (const post of posts) {
    const name = post.previewImage && post.categories.find((each) => isCategory(each) && !firsts.has(each))
    if (name) firsts.set(name, post)
  }
  const shown = [...firsts].slice(0, CATEGORY_COUNT)
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

/** Products of different posts, first those that no post of the list shows. */
function ProductRow({ posts, inCarousel }: { posts: PostSummary[]; inCarousel: string[] }) {
  const lasts = (skipped: (post: PostSummary) => number) =>
    posts.flatMap((post) =>
      post.products
        .slice(skipped(post))
        .filter(({ is_gone: isGone }) => !isGone)
        .slice(-1),
    )
  const unseen = lasts(({ id }) => (inCarousel.includes(id) ? 0 : CARD_PRODUCT_LIMIT))
  const all = [...unseen, ...lasts(() => 0)]
  const shown = [...new Map(all.map((product): [string, Product] => [product.product_id, product])).values()]
  if (shown.length < PRODUCT_COUNT) return null
  const row = productRow(shown.slice(0, PRODUCT_COUNT))
  return (
    <section aria-labelledby="browse-products">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <p id="browse-products" className="font-display text-xl font-bold">
          Products from these projects
        </p>
        {row.priceDate && <p className="grow text-sm text-muted">{row.priceDate}</p>}
        <a href={explorePath({})} className="text-sm font-semibold whitespace-nowrap text-link">
          Explore all
        </a>
      </div>
      <ProductTiles products={row.products} heading="h4" />
    </section>
  )
}
