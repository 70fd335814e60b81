'use client'

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { Saved } from '@/lib/contract/saved/saved'
import { explorePath } from '@/lib/format/addresses/paths'
import { AffiliateDisclosure } from '../../products/affiliate-disclosure'
import { ProductCard } from '../../products/card/product-card'
import { productView } from '../../products/product-view'
import { DeleteAccount } from '../../site/account/delete-account'
import { SaveButton } from '../../site/saved/save-button'
import { useAuth } from '../../site/account/auth-provider'
import { useSaved } from '../../site/saved/saved-provider'
import { buttonStyle } from '../../ui/styles'
import { Spinner, EmptyState } from '../../ui/notes/notes'
import { useRowFocus } from '../../ui/focus'
import { PostListCard } from './post-list-card'
import { postView } from '../post-view'

/** The saved list of the visitor, with download and clear; only the account on a site without saved lists. */
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
  if (state === 'off') return user ? <DeleteAccount /> : null
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
      <SavedList list={list} />
      <DeleteAccount />
    </>
  )
}

function SavedList({ list }: { list: Saved }) {
  const { has } = useSaved()
  const posts = list.posts.filter((post) => has('post', post.id))
  const products = list.products.filter((product) => has('product', product.product_id))
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
      <DownloadButton list={{ posts, products }} />
      {posts.length > 0 && (
        <section aria-labelledby="saved-posts">
          <h2 id="saved-posts" className="mb-4 text-2xl font-bold">
            Posts
          </h2>
          <ul className="grid gap-6 sm:grid-cols-2">
            {posts.map((post) => (
              <SavedRow key={post.id} className="grid gap-1">
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
          <AffiliateDisclosure className="mt-1 mb-4" />
          <ul className="product-grid calm">
            {products.map((product) => (
              <SavedRow key={product.product_id}>
                <ProductCard product={productView(product)} heading="h3" />
              </SavedRow>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function SavedRow({ className, children }: { className?: string; children: ReactNode }) {
  const { row } = useRowFocus()
  return (
    <li ref={row} className={className}>
      {children}
    </li>
  )
}

function DownloadButton({ list }: { list: Saved }) {
  const download = () => {
    const address = URL.createObjectURL(new Blob([JSON.stringify(list, null, 2)], { type: 'application/json' }))
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
