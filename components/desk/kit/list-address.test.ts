import { expect, test } from 'vitest'
import { listAddress, plainListAddress } from './use-list-address'

const { read: readView, path: viewPath } = listAddress({ filters: ['all', 'drafts'], orders: ['newest', 'title'] })
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

test('the list of another tab keeps its tab', () => {
  const { read, path } = plainListAddress('tags')
  expect(path(defaults)).toBe('/admin?tab=tags')
  expect(path({ ...defaults, q: 'oak', page: 2 })).toBe('/admin?tab=tags&q=oak&page=2')
  expect(read(new URLSearchParams('tab=tags&filter=drafts&sort=title&page=-1'))).toEqual(defaults)
})
