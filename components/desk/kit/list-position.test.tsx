// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  lastListPath,
  storeListPosition,
  returnToList,
  consumeReturn,
  rowId,
  useListPosition,
} from './use-list-position'
import { LoginScreen } from '../shell/sign-in-form'

const scrollTo = vi.fn()
beforeEach(() => {
  window.sessionStorage.clear()
  window.sessionStorage.setItem('adminAuthHeader', 'Basic abc')
  scrollTo.mockReset()
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal('scrollY', 0)
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(cleanup)

function List({ address, isShown = true }: { address: string; isShown?: boolean }) {
  useListPosition(address, isShown)
  return isShown ? (
    <ul>
      <li id={rowId('b')}>
        <a href="/admin/post/b">B</a>
      </li>
    </ul>
  ) : null
}
const scroll = (top: number) => {
  vi.stubGlobal('scrollY', top)
  window.dispatchEvent(new Event('scroll'))
}

test('without a stored position the way back is the plain list', () => {
  expect(lastListPath()).toBe('/admin')
  returnToList('a')
  expect(consumeReturn('/admin')).toBe(null)
})

test.each(['https://evil.example/', '//evil.example', '/admin-login', 'no JSON'])(
  'the invalid stored position %j is ignored',
  (address) => {
    window.sessionStorage.setItem(
      'plumbline:admin-list',
      address === 'no JSON' ? '{' : JSON.stringify({ address, top: 1 }),
    )
    expect(lastListPath()).toBe('/admin')
  },
)

test('the position is restored once, and only for the same URL', () => {
  storeListPosition('/admin?filter=drafts', 300)
  expect(consumeReturn('/admin?filter=drafts')).toBe(null)
  returnToList('b')
  expect(consumeReturn('/admin')).toBe(null)
  returnToList('b')
  expect(consumeReturn('/admin?filter=drafts')).toEqual({ top: 300, id: 'b' })
  expect(consumeReturn('/admin?filter=drafts')).toBe(null)
  expect(lastListPath()).toBe('/admin?filter=drafts')
})

test('returning to a list restores its scroll position and focuses the edited post', () => {
  const address = '/admin?q=oak&page=2'
  const { unmount } = render(<List address={address} />)
  expect(scrollTo).not.toHaveBeenCalled()
  scroll(640)
  unmount()
  expect(lastListPath()).toBe(address)
  returnToList('b')
  vi.stubGlobal('scrollY', 0)
  const { rerender } = render(<List address={address} isShown={false} />)
  expect(scrollTo).not.toHaveBeenCalled()
  rerender(<List address={address} />)
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 640)
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'B' }))
})

test('no position is stored after signing out, and the login screen forgets the last one', () => {
  storeListPosition('/admin?q=secret', 10)
  window.sessionStorage.removeItem('adminAuthHeader')
  const { unmount } = render(<List address="/admin?q=secret" />)
  unmount()
  render(<LoginScreen />)
  expect(window.sessionStorage).toHaveLength(0)
})

test('leaving a list before it is shown keeps the stored position', () => {
  storeListPosition('/admin?page=3', 500)
  returnToList(null)
  render(<List address="/admin?page=3" isShown={false} />).unmount()
  expect(consumeReturn('/admin?page=3')).toEqual({ top: 500, id: null })
})
