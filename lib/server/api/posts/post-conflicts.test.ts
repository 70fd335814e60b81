import { beforeEach, expect, test, vi } from 'vitest'
import { ADMIN, ADMIN_PASSWORD, call, makePost } from '../../../testing/api'
import { setTimeZone } from '@/lib/format/dates'
import { onEachEngine } from '../../../testing/database'
import { resetRateLimits } from '../access/rate-limits'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
beforeEach(resetRateLimits)

const read = async (id: string) => (await call('GET', `/curated-posts/${id}`, { as: ADMIN })).data.post
const change = (id: string, body: unknown, headers = {}) =>
  call('PUT', `/curated-posts/${id}`, { body, headers, as: ADMIN })

onEachEngine(() => {
  test('a save based on an older version is rejected with who saved the newer one and when', async () => {
    const opened = await makePost()
    const { updated_at } = (await change(opened.id, { title: 'Saved by somebody else' })).data.post
    const stale = await change(opened.id, { title: 'Mine', updated_at: opened.updated_at })
    expect(stale).toEqual({
      status: 409,
      success: false,
      code: 'CONFLICT',
      message: expect.stringMatching(
        /^This post was saved by admin on \w+ \d+, \d{4}, \d+:\d\d:\d\d\s[AP]M UTC, after you opened it$/,
      ),
      conflict: { updated_at, updated_by: 'admin' },
      issues: [{ path: 'updated_at', message: `is ${updated_at} now` }],
    })
    expect((await read(opened.id)).title).toBe('Saved by somebody else')
    expect(await change(opened.id, { title: 'Mine', updated_at })).toMatchObject({ status: 200 })
  })

  test('a conflict tells the time in the time zone of the site', async () => {
    setTimeZone('America/New_York')
    try {
      const opened = await makePost()
      await change(opened.id, { title: 'Saved by somebody else' })
      const { message } = await change(opened.id, { title: 'Mine', updated_at: opened.updated_at })
      expect(message).toMatch(/^This post was saved by admin on \w+ \d+, \d{4}, \d+:\d\d:\d\d\s[AP]M E[SD]T, after/)
    } finally {
      setTimeZone('UTC')
    }
  })

  test('a post sent again under its idempotency key is created once, as sent last', async () => {
    const sendKeyed = (title: string, key: string) =>
      call('POST', '/curated-posts', {
        body: { title, summary: 'x', status: 'published', categories: ['Home Office'] },
        headers: { 'idempotency-key': key },
        as: ADMIN,
      })
    const total = async () => (await call('GET', '/curated-posts?category=Home%20Office')).data.pagination.total
    const before = await total()
    const [
      {
        data: { post: first },
      },
      again,
    ] = [await sendKeyed('Shelf', 'one-editor'), await sendKeyed('A better shelf', 'one-editor')]
    expect(again).toMatchObject({
      status: 201,
      data: { post: { id: first.id, title: 'A better shelf', slug: 'a-better-shelf' } },
    })
    expect((await sendKeyed('Lamp', 'another')).data.post.id).not.toBe(first.id)
    expect(await total()).toBe(before + 2)

    const {
      data: {
        post: { updated_at },
      },
    } = await change(first.id, { title: 'Saved since' })
    const message = expect.stringMatching(/^This post was saved by admin on .* UTC, after you sent it first$/)
    expect(await sendKeyed('Shelf', 'one-editor')).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      message,
      conflict: { updated_at },
    })
    expect((await read(first.id)).title).toBe('Saved since')
  })

  test('If-Match names the version too, in quotes or without; * is any', async () => {
    const opened = await makePost()
    const version = opened.updated_at ?? ''
    expect((await change(opened.id, { title: 'One' }, { 'if-match': `"${version}"` })).status).toBe(200)
    for (const header of [`"${version}"`, version, `W/"${version}"`]) {
      expect((await change(opened.id, { title: 'Two' }, { 'if-match': header })).status).toBe(409)
    }
    expect((await change(opened.id, { title: 'Three' }, { 'if-match': '*' })).status).toBe(200)
    expect(await change(opened.id, { title: 'Four' }, { 'if-match': '"garbage"' })).toMatchObject({ status: 400 })
    expect(await change(opened.id, { title: 'Four', updated_at: 'garbage' })).toMatchObject({ status: 400 })
    expect((await read(opened.id)).title).toBe('Three')
  })

  test('the version may be in any timestamp format', async () => {
    const opened = await makePost()
    const milliseconds = Date.parse(opened.updated_at ?? '')
    const body = {
      title: 'One',
      updated_at: { seconds: Math.floor(milliseconds / 1000), nanoseconds: (milliseconds % 1000) * 1e6 },
    }
    expect((await change(opened.id, body)).status).toBe(200)
    expect((await change(opened.id, { ...body, updated_at: milliseconds })).status).toBe(409)
  })

  test('of two concurrent saves based on one version, one is rejected', async () => {
    const opened = await makePost()
    const both = await Promise.all(
      ['One', 'Two', 'Three'].map((title) => change(opened.id, { title, updated_at: opened.updated_at })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })
})
