import type { BlogPosting, CollectionPage, ItemList } from 'schema-dts'
import { datedAt } from '@/lib/contract/posts/dated-at'
import { STRUCTURED_DATA_LIMIT } from '@/lib/contract/limits'
import type { PostSummary } from '@/lib/contract/posts/post'
import { postPath } from '@/lib/format/addresses/page-paths'
import { imageData } from './image-data'
import { productListData, type ShownProduct } from './product-list-data'

type Listed = Pick<PostSummary, 'id' | 'slug' | 'title' | 'previewImage' | 'created_at' | 'published_at'>

type ListPage = { name: string; address: string; siteUrl: string }

/** A CollectionPage of posts: the first ones with an address. */
export function collectionData(page: ListPage & { posts: Listed[] }): CollectionPage {
  const posts = page.posts.filter(({ id }) => id).slice(0, STRUCTURED_DATA_LIMIT)
  return collection(page, posts.length > 0 && postList(posts, page.siteUrl))
}

/** A CollectionPage of products: the first ones. */
export function productCollectionData(page: ListPage & { products: ShownProduct[] }): CollectionPage {
  const products = page.products.slice(0, STRUCTURED_DATA_LIMIT)
  return collection(page, products.length > 0 && productListData(products, page.siteUrl))
}

function collection({ name, address }: ListPage, list: ItemList | false): CollectionPage {
  return { '@type': 'CollectionPage', '@id': address, name, url: address, ...(list && { mainEntity: list }) }
}

function postList(posts: Listed[], siteUrl: string): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: posts.map((post, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: article(post, siteUrl),
    })),
  }
}

function article(post: Listed, siteUrl: string): BlogPosting {
  const image = imageData(post.previewImage, siteUrl)
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    url: siteUrl + postPath(post),
    ...(image && { image }),
    ...(datedAt(post) && { datePublished: datedAt(post) ?? '' }),
  }
}
