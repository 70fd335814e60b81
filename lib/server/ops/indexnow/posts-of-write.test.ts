import { expect, test } from 'vitest'
import { postsOfWrite } from './posts-of-write'

const writeTo = (method: string, path: string, body: unknown = {}) =>
  postsOfWrite(new Request(`http://site.test/api${path}`, { method }), Response.json(body))

test.each<[string, string, unknown, string[]]>([
  ['PUT', '/curated-posts/a%20b', {}, ['a b']],
  ['POST', '/curated-posts', { data: { post: { id: 'made' } } }, ['made']],
  ['POST', '/curated-posts', { data: { post: { id: '' } } }, []],
  ['POST', '/curated-posts', null, []],
  ['POST', '/curated-posts/batch-status', { updatedCount: 2, ids: ['a', 'b'] }, ['a', 'b']],
  ['POST', '/curated-posts/a/versions/2026-01-01T00:00:00.000Z/restore', {}, ['a']],
  ['POST', '/admin/deleted-posts/restore', { restoredCount: 2, ids: ['a', 'b'] }, ['a', 'b']],
  ['POST', '/curated-posts/batch-highlight', { updatedCount: 1 }, []],
  ['POST', '/curated-posts/upload-image', { data: { url: '/x' } }, []],
  ['DELETE', '/curated-posts/a', {}, []],
  ['POST', '/admin/deleted-posts/erase', { erasedCount: 1 }, []],
  ['POST', '/admin/synonyms', { data: { synonym: { id: 's' } } }, []],
])('%s %s with the response %j names the posts %j', async (method, path, body, ids) => {
  expect(await writeTo(method, path, body)).toEqual(ids)
})

test('a response that is not JSON names no post, and its body can still be read', async () => {
  const response = new Response('<p>')
  expect(await postsOfWrite(new Request('http://site.test/api/curated-posts', { method: 'POST' }), response)).toEqual(
    [],
  )
  expect(await response.text()).toBe('<p>')
})
