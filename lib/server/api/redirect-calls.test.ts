import { beforeEach, expect, test, vi } from 'vitest'
import type { MissingVisit, Redirect } from '@/lib/contract/redirect'
import { ADMIN, ADMIN_PASSWORD, call } from '../../testing/api'
import { onEachEngine } from '../../testing/database'
import { database } from '../db/open/connect'
import { redirects } from '../db/schema/redirect-schema'
import { countMissingVisit } from '../redirects/missing-visits'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
vi.stubEnv('SITE_URL', 'https://plumb.example')

type Data = { redirects: Redirect[]; redirect: Redirect; visits: MissingVisit[]; csv: string }

const ask = async (method: string, path: string, body?: unknown) => {
  const answer = await call(method, path, { as: ADMIN, body })
  return { ...answer, data: answer.data as unknown as Data }
}
const add = (from: string, to: string | null, status = 301) => ask('POST', '/redirects', { from, to, status })
const all = async () => (await ask('GET', '/data/redirects')).data.redirects

onEachEngine(() => {
  beforeEach(async () => void (await (await database()).delete(redirects)))

  test('a redirect is added, changed, listed and removed', async () => {
    const { status, data } = await add('https://plumb.example/Old', '/new')
    expect([status, data.redirect]).toMatchObject([201, { from: '/Old', to: '/new', status: 301 }])
    const changed = await ask('PUT', `/redirects/${data.redirect.id}`, { from: '/old', status: 410 })
    expect(changed.data.redirect).toMatchObject({ from: '/old', to: null, status: 410 })
    expect((await ask('GET', '/redirects?q=OL')).data.redirects).toHaveLength(1)
    expect((await ask('GET', '/redirects?q=%25')).data.redirects).toEqual([])
    expect((await ask('DELETE', `/redirects/${data.redirect.id}`)).status).toBe(200)
    expect((await ask('DELETE', `/redirects/${data.redirect.id}`)).status).toBe(404)
    expect((await ask('PUT', '/redirects/none', { from: '/a', to: '/b' })).status).toBe(404)
  })

  test('a wrong path or target, a second redirect of a path, and a circle are refused with the reason', async () => {
    await add('/a', '/b')
    const faults = await Promise.all([
      add('/A/', '/c'),
      add('/b', 'https://plumb.example/a'),
      add('/', '/c'),
      add('no-path', '/c'),
      add('/admin/x', '/c'),
      add('/c', 'javascript:alert(1)'),
      add('/c', null),
      add('/c', '/d', 410),
      add('/c', '/d', 307),
    ])
    expect(faults.map(({ status, message }) => `${status} ${message}`)).toEqual([
      '400 from already has a redirect',
      '400 to leads in a circle: /b → /a → /b',
      '400 from must be a path of this site that starts with / and is not the home page',
      '400 from must be a path of this site that starts with / and is not the home page',
      '400 from is an address that the site itself needs',
      '400 to must be a path that starts with /, or an http or https address',
      '400 to must be a path that starts with /, or an http or https address',
      '400 to must be empty with 410',
      expect.stringMatching(/^400 .*must be 301, 302 or 410/),
    ])
    expect(await all()).toEqual([{ from: '/a', to: '/b', status: 301 }])
  })

  test('CSV is imported whole or not at all, and what is exported can be imported', async () => {
    await add('/old', '/before')
    const wrong = await ask('POST', '/redirects/import', { csv: 'from,to\n/x,/y\n/y,/x\n/z,/q,308\n' })
    expect([wrong.status, wrong.message, wrong.issues]).toEqual([
      400,
      '2 lines are wrong',
      [
        { path: 'line 3', message: 'to leads in a circle: /y → /x → /y' },
        { path: 'line 4', message: 'status must be 301, 302 or 410' },
      ],
    ])
    expect(await all()).toHaveLength(1)
    const csv = '\uFEFFFrom,To,Status\r\n/old,/after,302\r\n"/a,b",https://x.example/?q=1,\r\n\r\n/gone,,410'
    expect((await ask('POST', '/redirects/import', { csv })).message).toBe('3 redirect(s) imported')
    const stored = await all()
    expect(stored).toEqual([
      { from: '/a,b', to: 'https://x.example/?q=1', status: 301 },
      { from: '/gone', to: null, status: 410 },
      { from: '/old', to: '/after', status: 302 },
    ])
    const exported = (await ask('GET', '/redirects/export')).data.csv
    await (await database()).delete(redirects)
    await ask('POST', '/redirects/import', { csv: exported })
    expect(await all()).toEqual(stored)
    expect((await ask('POST', '/redirects/import', { csv: ' \n' })).message).toBe('csv holds no redirects')
  })

  test('CSV may turn redirects around, in any order of its lines', async () => {
    await add('/a', '/b')
    expect((await ask('POST', '/redirects/import', { csv: '/b,/a\n/a,/c' })).message).toBe('2 redirect(s) imported')
    expect(await all()).toEqual([
      { from: '/a', to: '/c', status: 301 },
      { from: '/b', to: '/a', status: 301 },
    ])
  })

  test('paths that visitors missed are counted by path, without probes, until they have a redirect', async () => {
    for (const path of ['/Lost/', '/lost?utm=1', '/wp-login.php', '/.env']) countMissingVisit(path, undefined)
    countMissingVisit('/lost', 'https://blog.example/post?private=1')
    countMissingVisit('/other', undefined)
    const visits = (await ask('GET', '/missing-visits')).data.visits
    expect(visits).toMatchObject([
      { path: '/lost', visits: 3, referrer: 'blog.example' },
      { path: '/other', visits: 1, referrer: null },
    ])
    await add('/lost', '/found')
    await ask('POST', '/missing-visits/forget', { paths: ['/other'] })
    expect((await ask('GET', '/missing-visits')).data.visits).toEqual([])
  })
})
