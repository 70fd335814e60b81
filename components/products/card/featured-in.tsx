import type { ProductView } from '../product-view'

/** The newest posts that feature a product, as links. */
export function FeaturedIn({ posts }: { posts: ProductView['featuredIn'] }) {
  if (posts.length === 0) return null
  return (
    <p className="text-sm wrap-anywhere text-muted">
      <span>Featured in </span>
      {posts.map(({ address, title }, at) => (
        <span key={address}>
          {at > 0 && <span>, </span>}
          <a href={address} dir="auto" className="text-link underline underline-offset-2">
            {title}
          </a>
        </span>
      ))}
    </p>
  )
}
