import { afterAll, beforeAll, expect, test } from 'vitest'
import { useConnection } from '../db/connect'
import { openEmbedded } from '../db/open-embedded'
import { handleApi } from './handle-api'

beforeAll(async () => {
  process.env.ADMIN_PASSWORD = 'correct horse'
  await useConnection(await openEmbedded(null))
})
afterAll(() => useConnection(null))

const admin = `Basic ${btoa('admin:correct horse')}`
const call = async (method: string, path: string, body?: unknown, authorization?: string) => {
  const response = await handleApi(
    new Request(`http://site.test/api${path}`, {
      method,
      headers: { ...(authorization && { authorization }), ...(body !== undefined && { 'content-type': 'application/json' }) },
      body: body === undefined ? null : JSON.stringify(body),
    }),
  )
  return { status: response.status, body: await response.json() }
}

test('a post that is created can be listed, searched, changed and deleted', async () => {
  const made = await call('POST', '/curated-posts', { title: 'Café shelves', summary: 'Oak shelves', status: 'published', categories: ['Storage & Organization'], content: '<p>Hi<script>x</script></p>' }, admin)
  console.log(JSON.stringify(made))
  for (const path of ['/curated-posts', '/curated-posts?q=cafe&status=published&page=1&per_page=10', '/curated-posts?q=shel', '/curated-posts?page=x', '/curated-posts?status=draft', '/data/posts/categories', '/data/products', '/curated-posts?category=Storage%20%26%20Organization&status=published', '/nothing', '/openapi.json', '/curated-posts?limit=1&q=%00'])
    console.log(path, JSON.stringify(await call('GET', path)).slice(0, 700))
  const id = made.body.data.post.id
  console.log(JSON.stringify(await call('PUT', `/curated-posts/${id}`, { title: 3 }, admin)))
  console.log(JSON.stringify(await call('PUT', `/curated-posts/${id}`, { title: 'New title', updated_at: '2020-01-01' }, admin)))
  console.log(JSON.stringify(await call('PUT', `/curated-posts/${id}`, { title: 'New title', bogus: 1 }, admin)))
  console.log(JSON.stringify(await call('PUT', `/curated-posts/${id}`, { title: '' })))
  console.log(JSON.stringify(await call('DELETE', `/curated-posts/${id}`, undefined, admin)))
  console.log(JSON.stringify(await call('GET', `/curated-posts/${id}`)))
  expect(made.status).toBe(201)
})
