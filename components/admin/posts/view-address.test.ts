import { expect, test } from 'vitest'
import { POSTS_ADDRESS } from './use-admin-view'

const { read: readView, path: viewPath } = POSTS_ADDRESS
const defaults = { filter: 'all', q: '', sort: 'newest', page: 1 } as const

test('the default view has the plain URL', () => {
  expect(viewPath(defaults)).toBe('/admin')
  expect(readView(new URLSearchParams())).toEqual(defaults)
})

test('a view is read back from its URL', () => {
  const view = { filter: 'drafts', q: 'paint & more', sort: 'title', page: 3 } as const
  expect(viewPath(view)).toBe('/admin?filter=drafts&q=paint+%26+more&sort=title&page=3')
  expect(readView(new URL(viewPath(view), 'http://site.test').searchParams)).toEqual(view)
})

test.each(['filter=secret', 'sort=price', 'page=0', 'page=-1', 'page=1e3', 'page=99999999', 'sort=toString'])(
  'the invalid parameter %s is ignored',
  (query) => {
    expect(readView(new URLSearchParams(query))).toEqual(defaults)
  },
)
