import type { BlogPosting, Thing } from 'schema-dts'
import { isCategory } from '@/lib/contract/posts/categories'
import { datedAt } from '@/lib/contract/posts/dated-at'
import type { Post } from '@/lib/contract/posts/post'
import { categoryPath, postPath } from '@/lib/format/addresses/page-paths'
import { breadcrumbsData } from './breadcrumbs-data'
import { imageData } from './image-data'
import { productListData, type ShownProduct } from './product-list-data'
import { organizationData, type SiteFacts } from './site-data'

/** Structured data of a post: the article, breadcrumbs and featured products. */
export function postData(post: Omit<Post, 'products'> & { products: ShownProduct[] }, site: SiteFacts): Thing[] {
  const category = post.categories.find(isCategory)
  const steps = [
    { name: 'Home', address: `${site.url}/` },
    ...(category ? [{ name: category, address: site.url + categoryPath(category) }] : []),
    { name: post.title, address: site.url + postPath(post) },
  ]
  return [
    articleData(post, site),
    breadcrumbsData(steps),
    ...(post.products.length > 0 ? [productListData(post.products, site.url)] : []),
  ]
}

function articleData(post: Omit<Post, 'products'>, site: SiteFacts): BlogPosting {
  const address = site.url + postPath(post)
  const image = imageData(post.previewImage, site.url)
  const publisher = organizationData(site)
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    ...(post.summary && { description: post.summary }),
    url: address,
    mainEntityOfPage: address,
    ...(image && { image }),
    ...(datedAt(post) && { datePublished: datedAt(post) ?? '' }),
    ...((post.updated_at ?? datedAt(post)) && { dateModified: post.updated_at ?? datedAt(post) ?? '' }),
    author: { '@type': 'Organization', '@id': `${site.url}/#organization`, name: site.name, url: `${site.url}/` },
    publisher,
    ...(post.categories.length > 0 && { articleSection: post.categories }),
    ...(post.tags.length > 0 && { keywords: post.tags }),
  }
}
