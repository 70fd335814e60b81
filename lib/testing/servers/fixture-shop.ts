import { startServer } from './http-server'

type Page = { status?: number; body?: string; type?: string; headers?: Record<string, string> }

/**
 * Starts a shop whose pages tests set by path; `host` is for FETCH_ALLOW_HOSTS.
 * @param before runs before each response.
 */
export async function startShop({ before }: { before?: () => Promise<void> } = {}) {
  const pages = new Map<string, Page>()
  const requested: string[] = []
  const { port, close } = await startServer(async (request, response) => {
    await before?.()
    const path = request.url?.split('?')[0] ?? ''
    requested.push(path)
    const {
      status = 200,
      body = '',
      type = 'text/html; charset=utf-8',
      headers = {},
    } = pages.get(path) ?? {
      status: 404,
      body: 'Nothing here',
    }
    response.writeHead(status, { 'content-type': type, ...headers }).end(body)
  })
  const host = `127.0.0.1:${port}`
  return {
    host,
    pages,
    /** The paths of all requests, in order. */
    requested,
    address: (path: string) => `http://${host}${path}`,
    stop: close,
  }
}

/** The page of a product. */
export function productPage(name: string, offer: Record<string, unknown> = {}, fields: Record<string, unknown> = {}) {
  const product = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    ...fields,
    offers: { '@type': 'Offer', price: '49.90', priceCurrency: 'USD', ...offer },
  }
  return `<html><head><title>${name}</title><script type="application/ld+json">${JSON.stringify(product)}</script></head><body><h1>${name}</h1></body></html>`
}
