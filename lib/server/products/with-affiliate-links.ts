import 'server-only'
import type { Product } from '@/lib/contract/product'
import { affiliateLink, type AffiliateProgramme, programmesIn } from '@/lib/format/affiliate-link'
import type { Database } from '../db/database'
import { listProgrammes } from './programmes'

/** A post; some responses have posts without products. */
type Featuring = { id?: string; products?: Product[] }
/** Where products can be in the data of a response. */
type Data = { product?: Product; products?: Product[]; post?: Featuring; posts?: Featuring[] }

/** A copy of a response whose products have affiliate links besides their own addresses. */
export async function withAffiliateLinks<T>(database: Database, answer: T): Promise<T> {
  const data = (answer as { data?: Data } | null)?.data
  if (!data || !holdsProducts(data)) return answer
  const programmes = await listProgrammes(database)
  return programmes.length > 0 ? { ...answer, data: linked(data, programmes) } : answer
}

const holdsProducts = ({ product, products, post, posts }: Data): boolean =>
  [
    product ? 1 : 0,
    products?.length,
    post?.products?.length,
    ...(posts ?? []).map((each) => each.products?.length),
  ].some(Boolean)

function linked(data: Data, programmes: readonly AffiliateProgramme[]): Data {
  const linkBy =
    (applied: readonly AffiliateProgramme[]) =>
    (product: Product): Product => {
      const address = affiliateLink(product.product_url, applied)
      return address === product.product_url ? product : { ...product, affiliate_url: address }
    }
  const link = linkBy(programmes)
  const featuring = <P extends Featuring>(post: P): P =>
    post.products
      ? { ...post, products: post.products.map(post.id ? linkBy(programmesIn(post.id, programmes)) : link) }
      : post
  return {
    ...data,
    ...(data.product && { product: link(data.product) }),
    ...(data.products && { products: data.products.map(link) }),
    ...(data.post && { post: featuring(data.post) }),
    ...(data.posts && { posts: data.posts.map(featuring) }),
  }
}
