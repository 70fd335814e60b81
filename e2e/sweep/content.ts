import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { uploadPicture } from '../support/pictures'
import { callAsAdmin } from '../support/posts'
import { root } from '../support/site-server'

const FILE = path.join(root, 'test-results/sweep-addresses.json')

const CSV =
  'name,address,price\nShelf bracket,https://brackets.example/shelf,4.50\nWall plug,https://brackets.example/plug,2'

const EVERY_PART = `<h2>Before you start</h2><p>Read <a href="/about">about us</a> and <strong>measure twice</strong>.</p>
<div data-callout="tip"><p>Keep the old parts.</p></div><ul><li><p>One</p></li><li><p>Two</p></li></ul>
<table><tbody><tr><th><p>Part</p></th><th><p>Size</p></th></tr><tr><td><p>Bolt</p></td><td><p>8 mm</p></td></tr></tbody></table>`

type Named = { id: string; slug?: string; title: string; content?: string; status: string; isHighlighted: boolean }

/** Writes once what the demo's content lacks, so that no list of the desk is empty, and notes the addresses of screens. */
export async function writeContent(request: APIRequestContext): Promise<void> {
  const call = (...rest: Parameters<typeof callAsAdmin> extends [unknown, ...infer Rest] ? Rest : never) =>
    callAsAdmin(request, ...rest)
  const { posts }: { posts: Named[] } = await call('get', '/curated-posts?limit=100')
  const published = posts.filter(({ status }) => status === 'published')
  const withPart = async (part: string) => {
    for (const { id } of published) {
      const { post } = await call('get', `/curated-posts/${id}`)
      if (post.content.includes(part) && post.products.length > 0) return post as Named
    }
    throw new Error(`no post has ${part}`)
  }
  const public_ = ({ slug, id }: Named) => (slug ? `/curated-posts/${slug}/${id}` : `/curated-posts/${id}`)
  const kit = await withPart('data-kit')
  const comparison = await withPart('data-compare')
  const pins = await withPart('data-pins')
  const picture = /src="(\/uploads\/[^"]+)"/.exec(kit.content ?? '')?.[1] ?? ''
  const create = async (fields: object) => (await call('post', '/curated-posts', fields)).post as Named
  await call('post', '/admin/products/import', {
    csv: CSV,
    columns: { name: 0, product_url: 1, price: 2 },
    name: 'brackets.csv',
  })
  const [product, gone] = (await call('get', '/admin/products?per_page=2')).products as { product_id: string }[]
  await call('put', `/admin/products/${gone?.product_id}/gone`, { is_gone: true, replacement_id: product?.product_id })
  await call('post', '/admin/products/batch-archive', { ids: [gone?.product_id], archived: true })
  // Before the drafts: the list of posts begins with one that can be published.
  const after = await create({
    title: 'A shelf without its plugs',
    summary: 'What to buy instead',
    status: 'published',
    products: [gone?.product_id],
  })
  const draft = await create({
    title: 'The sweep’s own draft',
    summary: 'Everything that the editor can hold',
    content: `${EVERY_PART}<img src="${picture}" alt="A room" width="350"><p>Ask <a href="https://brackets.example/help">the shop</a>. The end.</p>`,
    categories: ['Hand Tools'],
    tags: ['sweep'],
  })
  await call('put', `/curated-posts/${draft.id}`, {
    summary: 'Everything that the editor can hold, twice',
    content: (draft.content ?? '').replace('The end.', 'The end of it.'),
  })
  await uploadPicture(request)
  const planned = await create({ title: 'A planned draft', summary: 'It comes later' })
  await call('put', `/curated-posts/${planned.id}/plan`, { publish_at: '2049-01-01T08:00:00Z', unpublish_at: null })
  const deleted = await create({ title: 'A deleted draft', summary: 'It is gone' })
  await call('delete', `/curated-posts/${deleted.id}`)
  for (const from of ['/old-shelf', '/old-lamp']) await call('post', '/redirects', { from, to: '/about' })
  for (const words of [
    ['faucet', 'tap'],
    ['drywall', 'plasterboard'],
  ])
    await call('post', '/admin/synonyms', { words })
  await call('put', '/admin/affiliate-programmes/brackets.example', { parameter: 'tag', value: 'plumbline-20' })
  for (const missing of ['/missing-shelf', '/missing-lamp']) await request.get(missing)
  for (const text of ['zzyzx', 'qwrtz']) await request.get(`/search?q=${text}`)
  writeFileSync(
    FILE,
    JSON.stringify({
      kit: public_(kit),
      comparison: public_(comparison),
      pins: public_(pins),
      plain: public_(published.find(({ slug }) => !slug) ?? kit),
      editor: `/admin/post/${draft.id}`,
      'editor with kit': `/admin/post/${kit.id}`,
      'editor with comparison': `/admin/post/${comparison.id}`,
      'editor with pins': `/admin/post/${pins.id}`,
      history: `/admin/post/${draft.id}/history`,
      draft: `/draft/curated-posts/${draft.id}`,
      product: `/admin/product/${product?.product_id}`,
      gone: public_(after),
      'gone product': `/admin/product/${gone?.product_id}`,
    }),
  )
}

let known: Record<string, string> | undefined

/** The path of a screen's entry: `@name` is one that the content has. */
export function addressOf(named: string): string {
  if (!named.startsWith('@')) return named
  known ??= JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>
  const found = known[named.slice(1)]
  if (!found) throw new Error(`the content has no ${named}`)
  return found
}
