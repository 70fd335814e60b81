'use client'

import { type CSSProperties, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { Saved } from '@/lib/contract/saved/saved'
import { explorePath } from '@/lib/format/addresses/paths'
import { AffiliateDisclosure } from '../../products/affiliate-disclosure'
import { productGrid } from '../../products/card/product-box'
import { ProductCard } from '../../products/card/product-card'
import { productRow } from '../../products/product-view'
import { Account } from '../../site/account/account'
import { SaveButton } from '../../site/saved/save-button'
import { useAuth } from '../../site/account/auth-provider'
import { useSaved } from '../../site/saved/saved-provider'
import { Disclosure } from '../../ui/controls/disclosure'
import { buttonStyle } from '../../ui/styles'
import { ClampedToggles } from '../../ui/display/clamped-toggles'
import { EmptyState } from '../../ui/notes/notes'
import { Spinner } from '../../ui/notes/spinner'
import { useRowFocus } from '../../ui/focus'
import { PostListCard } from './post-list-card'
import { postView } from '../post-view'

/** What the visitor saved, with the account in a menu; only the account on a site without saved lists. */
export function SavedScreen() {
  const { loading, user } = useAuth()
  const { state, read } = useSaved()
  const [list, setList] = useState<Saved | 'failed' | null>(null)
  const uid = user?.uid ?? null
  const ready = state === 'ready'
  const load = useCallback(() => read().then(setList, () => setList('failed')), [read])
  const wasIn = useRef(false)
  useEffect(() => {
    if (uid) wasIn.current = true
    else if (!loading) window.location.replace(wasIn.current ? '/' : '/sign-in?next=/saved')
  }, [loading, uid])
  useEffect(() => {
    // The list is fetched per visitor, not after each change made on this page.
    if (uid && ready && list === null) void load()
  }, [uid, ready, list, load])
  if (state === 'off') return user ? <Account /> : null
  if (list === 'failed' || (!list && state === 'failed')) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-4">
        Your list could not be loaded.
        <button type="button" className={buttonStyle('quiet')} onClick={() => void load()}>
          Try again
        </button>
      </p>
    )
  }
  if (!list) return <Spinner text="Loading your list..." className="py-16" />
  return (
    <>
      <div className="absolute end-0 top-0 z-10">
        <Disclosure
          summary={
            <>
              <span>Account</span>
              <span className="icon icon-chevron-down size-4" />
            </>
          }
          summaryClass={buttonStyle('quiet')}
          panelClass="appear absolute end-0 top-full mt-1 w-72 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-surface p-4 shadow-lift"
        >
          <Account>
            <DownloadButton list={list} />
          </Account>
        </Disclosure>
      </div>
      <SavedList list={list} />
    </>
  )
}

/** What is left of a list after what the visitor took off it on this page. */
function useStillSaved({ posts, products }: Saved): Saved {
  const { has } = useSaved()
  return {
    posts: posts.filter((post) => has('post', post.id)),
    products: products.filter((product) => has('product', product.product_id)),
  }
}

function SavedList({ list }: { list: Saved }) {
  const { posts, products } = useStillSaved(list)
  const row = productRow(products)
  if (posts.length + products.length === 0) {
    return (
      <EmptyState text="Nothing saved yet. Press Save on a post or a product and it waits for you here.">
        <a href="/" className={buttonStyle('primary')}>
          Browse posts
        </a>
        <a href={explorePath({})} className={buttonStyle('quiet')}>
          Explore products
        </a>
      </EmptyState>
    )
  }
  return (
    <div className="space-y-12">
      {posts.length > 0 && (
        <section aria-labelledby="saved-posts">
          <h2 id="saved-posts" className="mb-4 text-2xl font-bold">
            Posts
          </h2>
          <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {posts.map((post) => (
              <SavedRow key={post.id} className="grid grid-rows-[1fr_auto] gap-1">
                <PostListCard post={postView(post)} heading="h3" />
                <SaveButton kind="post" id={post.id} name={post.title} className="justify-self-start" />
              </SavedRow>
            ))}
          </ul>
        </section>
      )}
      {products.length > 0 && (
        <section aria-labelledby="saved-products">
          <h2 id="saved-products" className="text-2xl font-bold">
            Products
          </h2>
          <ClampedToggles />
          <AffiliateDisclosure priceDate={row.priceDate} className="mt-1 mb-4" />
          <ul className={productGrid(products.length)}>
            {row.products.map((product, at) => (
              <SavedRow key={product.id} style={{ '--at': at } as CSSProperties}>
                <ProductCard product={product} heading="h3" group="saved" />
              </SavedRow>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function SavedRow({ children, ...attributes }: { className?: string; style?: CSSProperties; children: ReactNode }) {
  const { row } = useRowFocus()
  return (
    <li ref={row} {...attributes}>
      {children}
    </li>
  )
}

function DownloadButton({ list }: { list: Saved }) {
  const saved = useStillSaved(list)
  const download = () => {
    const address = URL.createObjectURL(new Blob([JSON.stringify(saved, null, 2)], { type: 'application/json' }))
    const link = Object.assign(document.createElement('a'), { href: address, download: 'saved.json' })
    link.click()
    URL.revokeObjectURL(address)
  }
  return (
    <button type="button" className={buttonStyle('quiet')} onClick={download}>
      Download my list
    </button>
  )
}
