import { expect, test, vi } from 'vitest'
import { onEmbedded } from '../../testing/database'
import { ADMIN, ADMIN_PASSWORD, call, makePost, send } from '../../testing/api'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)

onEmbedded(() => {
  test('a post that is created can be read, changed and deleted', async () => {
    const made = await makePost({ title: 'Café shelves', content: '<p>Hi<script>x</script></p>' })
    expect(made).toMatchObject({ slug: 'cafe-shelves', content: '<p>Hi</p>', status: 'published', products: [] })

    const read = await call('GET', `/curated-posts/${made.id}`)
    expect(read.data.post).toEqual(made)

    const changed = await call('PUT', `/curated-posts/${made.id}`, { body: { title: 'Walnut shelves' }, as: ADMIN })
    expect(changed).toMatchObject({ status: 200, message: 'Post updated successfully' })
    expect(changed.data.post).toEqual({
      ...made,
      title: 'Walnut shelves',
      updated_at: changed.data.post.updated_at,
      changed_at: changed.data.post.updated_at,
    })

    expect(await call('DELETE', `/curated-posts/${made.id}`, { as: ADMIN })).toMatchObject({
      status: 200,
      success: true,
    })
    expect(await call('GET', `/curated-posts/${made.id}`)).toMatchObject({ status: 410, code: 'GONE' })
  })

  test('an unknown path is a 404, and a known one with another method a 405 with its methods', async () => {
    expect(await call('GET', '/nothing')).toMatchObject({ status: 404, code: 'NOT_FOUND', success: false })
    const refused = await send('PATCH', '/curated-posts')
    expect(refused.status).toBe(405)
    expect(refused.headers.get('allow')).toBe('GET, POST, HEAD, OPTIONS')
    expect((await send('OPTIONS', '/curated-posts')).headers.get('allow')).toBe('GET, POST, HEAD, OPTIONS')
  })

  test('a JSON body may be nested 32 levels deep, in unknown fields too', async () => {
    const nested = (levels: number, text = '') =>
      `{"title":"A shelf [[[{","summary":"\\\\\\"[[","more":${'['.repeat(levels - 1)}${text}${']'.repeat(levels - 1)}}`
    const post = (body: string) =>
      send('POST', '/curated-posts', { body, as: ADMIN, headers: { 'content-type': 'application/json' } })
    const message = 'The body is nested more than 32 levels deep'
    for (const levels of [33, 20_000, 500_000]) {
      const refused = await post(nested(levels))
      expect([refused.status, (await refused.json()).message], `${levels} levels`).toEqual([400, message])
    }
    expect((await post('['.repeat(100_000))).status).toBe(400)
    expect((await post(nested(32, `"${'['.repeat(40)}"`))).status).toBe(201)
  })

  test('HEAD answers as GET does, without a body', async () => {
    const [head, get] = [await send('HEAD', '/curated-posts'), await send('GET', '/curated-posts')]
    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
    expect(head.headers.get('content-length')).toBe(String((await get.arrayBuffer()).byteLength))
  })

  test('public responses may be cached and revalidated; all others may not', async () => {
    const first = await send('GET', '/curated-posts')
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    const etag = first.headers.get('etag') ?? ''
    expect((await send('GET', '/curated-posts', { headers: { 'if-none-match': etag } })).status).toBe(304)
    await makePost()
    expect((await send('GET', '/curated-posts', { headers: { 'if-none-match': etag } })).status).toBe(200)
    for (const answer of [
      await send('GET', '/curated-posts', { as: ADMIN }),
      await send('GET', '/curated-posts/none'),
    ]) {
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
  })

  test.each(['/curated-posts/%zz', '/curated-posts/%ff', '/curated-posts?q=%', '/%c3%28'])(
    'malformed percent-encoding in %s is a 400',
    async (path) => {
      expect(await call('GET', path)).toMatchObject({
        status: 400,
        message: 'The address holds malformed percent-encoding',
      })
    },
  )

  test('a body must be JSON and have that content type', async () => {
    const post = (body: BodyInit, headers = {}) => call('POST', '/curated-posts', { body, headers, as: ADMIN })
    expect(await post('{"title":')).toMatchObject({ status: 400, message: 'The body is not valid JSON' })
    expect(await post(new Uint8Array([0x22, 0xff, 0x22]))).toMatchObject({
      status: 400,
      message: 'The body is not valid UTF-8',
    })
    expect(await post('title=x', { 'content-type': 'application/x-www-form-urlencoded' })).toMatchObject({
      status: 415,
      message: 'The body must be sent as application/json',
    })
    expect(await post('[]')).toMatchObject({ status: 400, message: 'The body must be an object' })
    expect(await call('POST', '/curated-posts', { as: ADMIN })).toMatchObject({ status: 400, success: false })
  })

  test('a body over its limit is a 413, whatever its headers say', async () => {
    const large = `{"title":"${'x'.repeat(2 * 1024 * 1024)}"}`
    const chunks = new ReadableStream({
      start: (queue) => (queue.enqueue(new TextEncoder().encode(large)), queue.close()),
    })
    for (const sent of [{ body: large }, { body: chunks }, { body: large, headers: { 'content-length': '10' } }]) {
      expect(await call('POST', '/curated-posts', { ...sent, as: ADMIN })).toMatchObject({
        status: 413,
        code: 'PAYLOAD_TOO_LARGE',
      })
    }
    expect(
      await call('POST', '/curated-posts', { body: '{}', headers: { 'content-length': '3000000' }, as: ADMIN }),
    ).toMatchObject({
      status: 413,
    })
  })

  test('an error names its field in one sentence', async () => {
    expect(await call('GET', '/curated-posts?page=x')).toMatchObject({
      status: 400,
      code: 'BAD_REQUEST',
      message: 'page must be a whole number from 1 to 1000000',
      issues: [{ path: 'page', message: 'must be a whole number from 1 to 1000000' }],
    })
    const { id } = await makePost()
    expect((await call('PUT', `/curated-posts/${id}`, { body: { title: 3 }, as: ADMIN })).message).toBe(
      'title must be text',
    )
    expect((await call('POST', '/curated-posts', { body: { summary: 'x' }, as: ADMIN })).message).toBe(
      'title is required',
    )
  })

  test('401 comes before any 400', async () => {
    const wrong = { body: '{"title":', as: `Basic ${btoa('admin:wrong')}` }
    expect(await call('POST', '/curated-posts', wrong)).toMatchObject({
      status: 401,
      message: 'Invalid admin credentials',
    })
    expect(
      await call('POST', '/curated-posts', { body: 'x', headers: { 'content-type': 'text/plain' } }),
    ).toMatchObject({ status: 401 })
  })
})
