import { createServer, type IncomingMessage } from 'node:http'
import { API_VERSION, API_VERSION_HEADER } from '../../contract/base-calls'
import { listen } from './http-server'

export type Reply = { status?: number; type?: string; body?: unknown; headers?: Record<string, string>; hang?: boolean }
export type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: Buffer }
type Answering = Reply | ((seen: Seen) => Reply)

const NOTHING: Reply = { status: 404, body: { error: 'nope' } }

/**
 * Starts an upstream API on a local port, which returns the replies that a test defines.
 * @param port a free one by default
 * @param otherwise its reply where none is defined
 */
export async function startUpstreamApi(port = 0, otherwise: Answering = NOTHING) {
  const replies = new Map<string, Answering>()
  /** The calls it received. */
  const seen: Seen[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      const call = { method, url, headers, body: Buffer.concat(chunks) }
      seen.push(call)
      const laid = replies.get(`${method} ${url}`) ?? replies.get(`${method} ${url.split('?')[0]}`) ?? otherwise
      const reply = typeof laid === 'function' ? laid(call) : laid
      if (reply.hang) return
      const { status = 200, type = 'application/json', body } = reply
      response.writeHead(status, { ...(body !== undefined && { 'content-type': type }), ...reply.headers })
      response.end(body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body))
    })
  })
  const { base, close } = await listen(server, port)
  return {
    base,
    replies,
    seen,
    /** The last call it received. */
    last: () => seen.at(-1),
    close,
  }
}

/** The headers of an answer of this site's own API, of the same release. */
export const OWN_API = { [API_VERSION_HEADER]: API_VERSION }

export const NO_POSTS: Reply = { body: { data: { posts: [], pagination: { page: 1, total: 0, total_pages: 0 } } } }

/** A post as a foreign API may send it. */
export const AWKWARD_POST = {
  _id: 'x',
  id: 17,
  title: 'Oak shelves',
  summary: null,
  previewImage: '',
  categories: 'Home Office',
  tags: ['oak', 3, null],
  status: 'published',
  isHighlighted: 1,
  created_at: { _seconds: 1_772_368_245, _nanoseconds: 678_000_000 },
  updated_at: '1772368245',
  internal_notes: 'not for the public',
  products: [
    null,
    {
      product_id: 5,
      name: 'Drill',
      price: '89.99',
      rating: 'n/a',
      review_count: '12',
      category: 'Tools > Drills',
      images: [{ url: 'https://img.example/1.jpg', is_primary: 'true' }, 'https://img.example/2.jpg'],
      specifications: { Voltage: 18, Cordless: true, Nested: { a: 1 } },
      cost_price: 40,
    },
  ],
}

/** The same post in the shape of the contract. */
export const PLAIN_POST = {
  id: '17',
  slug: null,
  title: 'Oak shelves',
  summary: '',
  previewImage: null,
  previewImageAlt: null,
  previewImageCaption: null,
  categories: [],
  tags: ['oak'],
  status: 'published',
  isHighlighted: true,
  created_at: '2026-03-01T12:30:45.678Z',
  published_at: null,
  updated_at: '2026-03-01T12:30:45.000Z',
  changed_at: null,
  products: [
    {
      product_id: '5',
      name: 'Drill',
      description: '',
      price: 89.99,
      original_price: null,
      currency: 'USD',
      rating: null,
      review_count: 12,
      brand: null,
      sku: null,
      model_number: null,
      upc: null,
      availability: null,
      source: 'other',
      product_url: '',
      category: { path: ['Tools', 'Drills'] },
      subcategories: [],
      images: [
        {
          uploaded_url: null,
          url: 'https://img.example/1.jpg',
          cdn_url: null,
          source_url: null,
          alt_text: null,
          is_primary: true,
        },
      ],
      specifications: { Voltage: '18', Cordless: 'true' },
      purchase_info: null,
    },
  ],
}
