// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchBox } from './search-box'

vi.mock('./search-suggestions', () => {
  throw new Error('no network')
})

let address = new URL('http://localhost/')
vi.mock('next/navigation', () => ({ usePathname: () => address.pathname, useSearchParams: () => address.searchParams }))

const at = (path: string) => void (address = new URL(path, 'http://localhost'))
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search posts, tags, products' })
const comeBack = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

beforeEach(() => {
  at('/')
  document.body.innerHTML = ''
})
afterEach(cleanup)

test('when the suggestions’ script fails to load, the search box works without them', async () => {
  render(<SearchBox maxLength={200} />)
  const before = box()
  fireEvent.focus(before)
  await act(() => import('./search-suggestions').catch(() => undefined))
  expect(box()).toBe(before)
})

test.each([
  ['/search?q=paint', 'paint'],
  ['/search?q=%20wood+%26+glue%20&page=2', 'wood & glue'],
  ['/search?q=first&q=second', 'first'],
  ['/search', ''],
  ['/?q=paint', ''],
  ['/category/Appliances/?q=paint', ''],
])('the HTML of %s has %j in the search box', (path, text) => {
  at(path)
  document.body.innerHTML = renderToString(<SearchBox maxLength={200} />)
  expect(box().value).toBe(text)
})

test('the search box shows at most the maximum length of a search', () => {
  at(`/search?q=${'x'.repeat(300)}`)
  render(<SearchBox maxLength={200} />)
  expect(box().value).toBe('x'.repeat(200))
})

test('text entered before hydration stays', async () => {
  at('/search?q=paint')
  document.body.innerHTML = `<div>${renderToString(<SearchBox maxLength={200} />)}</div>`
  box().value = 'paint brush'
  const root = await act(() => hydrateRoot(document.body.firstElementChild as Element, <SearchBox maxLength={200} />))
  expect(box().value).toBe('paint brush')
  act(() => root.unmount())
})

test('a page from the back/forward cache shows its own search, not the text that led away', () => {
  at('/search?q=paint')
  render(<SearchBox maxLength={200} />)
  fireEvent.input(box(), { target: { value: 'floor' } })
  comeBack(false)
  expect(box().value).toBe('floor')
  comeBack(true)
  expect(box().value).toBe('paint')
})

test('the search box follows the URL, but not while the user types', () => {
  at('/search?q=paint')
  const { rerender } = render(<SearchBox maxLength={200} />)
  fireEvent.input(box(), { target: { value: 'floor' } })
  at('/search?q=wall')
  rerender(<SearchBox maxLength={200} />)
  expect(box().value).toBe('wall')
  box().focus()
  fireEvent.input(box(), { target: { value: 'wallpa' } })
  at('/')
  rerender(<SearchBox maxLength={200} />)
  expect(box().value).toBe('wallpa')
})
