import 'server-only'
import type { Product } from '@/lib/contract/product'
import { affiliateLink, type AffiliateProgramme } from '@/lib/format/affiliate-link'
import type { Database } from '../db/database'
import { listProgrammes } from './programmes'

/** A post; where posts are only named, their products are left out. */
type Featuring = { products?: Product[] }
/** Where products may be in the data of an answer. */
type Data = { product?: Product; products?: Product[]; post?: Featuring; posts?: Featuring[] }

/** An answer whose products have the addresses that earn beside their own; what it was made of stays as it is. */
export async function withAffiliateLinks<T>(database: Database, answer: T): Promise<T> {
  const data = (answer as { data?: Data } | null)?.data
  if (!data || !holdsProducts(data)) return answer
  const programmes = await listProgrammes(database)
  return programmes.length > 0 ? { ...answer, data: linked(data, programmes) } : answer
}

const holdsProducts = ({ product, products, post, posts }: Data): boolean =>
  [product ? 1 : 0, products?.length, post?.products?.length, ...(posts ?? []).map((each) => each.products?.length)].some(Boolean)

function linked(data: Data, programmes: readonly AffiliateProgramme[]): Data {
  const link = (product: Product): Product => {
    const address = affiliateLink(product.product_url, programmes)
    return address === product.product_url ? product : { ...product, affiliate_url: address }
  }
  const featuring = <P extends Featuring>(post: P): P => (post.products ? { ...post, products: post.products.map(link) } : post)
  return {
    ...data,
    ...(data.product && { product: link(data.product) }),
    ...(data.products && { products: data.products.map(link) }),
    ...(data.post && { post: featuring(data.post) }),
    ...(data.posts && { posts: data.posts.map(featuring) }),
  }
}
