import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { ADMIN_HEADER } from './admin'
import { callAsAdmin } from './posts'

/** Products that a test creates for itself, each from a shop host that no other test uses. */
export class TestProducts {
  /** A unique word in the name of each of these products. */
  readonly word = `thing${randomUUID().replaceAll('-', '').slice(0, 12)}`
  readonly ids: string[] = []

  constructor(private readonly request: APIRequestContext) {}

  /** The URL of a saved page at a shop host of this test. */
  address(page = 'json-ld-graph', shop = this.ids.length): string {
    return `https://${this.word}-${shop}.example/${page}`
  }

  async make(name: string): Promise<string> {
    const { product } = await callAsAdmin(this.request, 'post', '/products/fetch-from-url', { url: this.address() })
    await callAsAdmin(this.request, 'put', `/data/products/${product.product_id}`, { name: `${name} ${this.word}` })
    this.ids.push(product.product_id)
    return product.product_id
  }

  async removeAll(): Promise<void> {
    await this.request.post('/api/admin/products/batch-delete', {
      headers: { authorization: ADMIN_HEADER },
      data: { ids: this.ids },
    })
  }
}
