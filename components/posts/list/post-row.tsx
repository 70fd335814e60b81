'use client'

import { memo } from 'react'
import { CompactProduct } from '../../products/card/compact-product'
import { CategoryBadges, PostPicture, TagList } from '../post-parts'
import type { PostRowView } from '../post-view'

/** A post in the home list, with up to three of its products. */
export const PostRow = memo(function PostRow({ post, first = false }: { post: PostRowView; first?: boolean }) {
  const { address, date, products, more } = post
  return (
    <article
      data-post={post.id}
      className="near-45 md:near-42 group/post overflow-hidden rounded-card border border-line bg-surface"
    >
      <div className="grid grid-cols-1 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <a href={address} tabIndex={-1} aria-hidden="true" className="block">
          <PostPicture
            post={post}
            first={first}
            sizes="(min-width: 1280px) 540px, (min-width: 768px) 45vw, 100vw"
            className="md:aspect-auto md:h-full md:min-h-64"
          />
        </a>
        <div className="flex flex-col gap-2 px-4 py-3 sm:gap-3 sm:p-7">
          <CategoryBadges categories={post.categories} />
          <h3 dir="auto" className="text-[1.375rem] font-bold wrap-anywhere sm:text-[1.7rem]">
            <a href={address} className="no-underline decoration-2 underline-offset-4 hover:underline">
              {post.title}
            </a>
          </h3>
          <p dir="auto" className="text-muted wrap-anywhere max-sm:text-base max-sm:leading-6">
            {post.summary}
          </p>
          <div className="row-end">
            <TagList tags={post.tags} />
            {date && (
              <time dateTime={date.moment} className="shrink-0 text-sm text-muted">
                {date.text}
              </time>
            )}
          </div>
        </div>
      </div>
      {products.length > 0 && (
        <section
          aria-label={`Featured products of ${post.title}`}
          className="border-t border-line px-4 pt-3 pb-2 sm:px-7 sm:py-5"
        >
          <ul className="product-rail calm">
            {products.map((product) => (
              <li key={product.id}>
                <CompactProduct product={product} heading="h4" lessLabel="Hide Details" />
              </li>
            ))}
            {more > 0 && (
              <li className="self-center text-sm font-semibold">
                <a href={`${address}#featured-products`} className="text-link no-underline hover:underline">
                  {`+${more} more`}
                </a>
              </li>
            )}
          </ul>
        </section>
      )}
    </article>
  )
})
