// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lastListPath, noteListPlace, returnToList, takeReturn } from './list-place'
import { LoginScreen } from './login-screen'
import { rowId, useListPlace } from './use-list-place'

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
  useListPlace(address, isShown)
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

test('without a place the way back is the plain list', () => {
  expect(lastListPath()).toBe('/admin')
  returnToList('a')
  expect(takeReturn('/admin')).toBe(null)
})

test.each(['https://evil.example/', '//evil.example', '/admin-login', 'no JSON'])('a stored place of %j is none', (address) => {
  window.sessionStorage.setItem('plumbline:admin-list', address === 'no JSON' ? '{' : JSON.stringify({ address, top: 1 }))
  expect(lastListPath()).toBe('/admin')
})

test('one returns once, to the same address alone', () => {
  noteListPlace('/admin?filter=drafts', 300)
  expect(takeReturn('/admin?filter=drafts')).toBe(null)
  returnToList('b')
  expect(takeReturn('/admin')).toBe(null)
  returnToList('b')
  expect(takeReturn('/admin?filter=drafts')).toEqual({ top: 300, id: 'b' })
  expect(takeReturn('/admin?filter=drafts')).toBe(null)
  expect(lastListPath()).toBe('/admin?filter=drafts')
})

test('a list that is left and come back to stands where it stood, with the focus on the post that was edited', () => {
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

test('after signing out no place is stored, and the login screen forgets the last one', () => {
  noteListPlace('/admin?q=secret', 10)
  window.sessionStorage.removeItem('adminAuthHeader')
  const { unmount } = render(<List address="/admin?q=secret" />)
  unmount()
  render(<LoginScreen />)
  expect(window.sessionStorage).toHaveLength(0)
})

test('a list that is left before it was shown leaves the place as it was', () => {
  noteListPlace('/admin?page=3', 500)
  returnToList(null)
  render(<List address="/admin?page=3" isShown={false} />).unmount()
  expect(takeReturn('/admin?page=3')).toEqual({ top: 500, id: null })
})
