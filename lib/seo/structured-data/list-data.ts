import type { BlogPosting, CollectionPage, ItemList } from 'schema-dts'
import { STRUCTURED_DATA_LIMIT } from '@/lib/contract/limits'
import type { PostSummary } from '@/lib/contract/post'
import { postPath } from '@/lib/format/address'
import { imageData } from './image-data'

type Listed = Pick<PostSummary, 'id' | 'slug' | 'title' | 'previewImage' | 'created_at'>

/** A page that lists posts: the first of them, as cards show them. */
export function collectionData(page: { name: string; address: string; posts: Listed[]; siteUrl: string }): CollectionPage {
  const posts = page.posts.slice(0, STRUCTURED_DATA_LIMIT)
  return {
    '@type': 'CollectionPage',
    '@id': page.address,
    name: page.name,
    url: page.address,
    ...(posts.length > 0 && { mainEntity: postList(posts, page.siteUrl) }),
  }
}

function postList(posts: Listed[], siteUrl: string): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: posts.map((post, index) => ({ '@type': 'ListItem', position: index + 1, item: article(post, siteUrl) })),
  }
}

function article(post: Listed, siteUrl: string): BlogPosting {
  const image = imageData(post.previewImage, siteUrl)
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    url: siteUrl + postPath(post),
    ...(image && { image }),
    ...(post.created_at && { datePublished: post.created_at }),
  }
}
