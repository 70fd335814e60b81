import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { ADMIN_HEADER } from './admin'
import { asAdmin } from './posts'

/** Products that a journey makes for itself: each is read from a shop that no other journey knows. */
export class OwnProducts {
  /** A word that stands in the name of each of them and nowhere else. */
  readonly word = `thing${randomUUID().replaceAll('-', '').slice(0, 12)}`
  readonly ids: string[] = []

  constructor(private readonly request: APIRequestContext) {}

  /** The address of a saved page, at a shop of this journey's own. */
  address(page = 'json-ld-graph', shop = this.ids.length): string {
    return `https://${this.word}-${shop}.example/${page}`
  }

  async make(name: string): Promise<string> {
    const { product } = await asAdmin(this.request, 'post', '/products/fetch-from-url', { url: this.address() })
    await asAdmin(this.request, 'put', `/data/products/${product.product_id}`, { name: `${name} ${this.word}` })
    this.ids.push(product.product_id)
    return product.product_id
  }

  async removeAll(): Promise<void> {
    await this.request.post('/api/admin/products/batch-delete', { headers: { authorization: ADMIN_HEADER }, data: { ids: this.ids } })
  }
}
