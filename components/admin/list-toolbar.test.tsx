// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ListToolbar } from './list-toolbar'
import { useAdminView } from './use-admin-view'

const drawn = vi.hoisted(() => ({ query: '' }))
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(drawn.query) }))

beforeEach(() => {
  vi.useFakeTimers()
  drawn.query = ''
  window.history.replaceState(null, '', '/admin')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Toolbar() {
  const [view, change] = useAdminView()
  return <ListToolbar view={view} counts={undefined} onChange={change} />
}

/** Renders the field; like in Next, its URL updates later than the call to replaceState. */
function openField() {
  const { rerender } = render(<Toolbar />)
  const replaceState = window.history.replaceState.bind(window.history)
  const spy = vi.spyOn(window.history, 'replaceState')
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  const queryOf = (q: string) => new URLSearchParams(q && { q }).toString()
  const go = (q: string) => replaceState(null, '', `/admin?${queryOf(q)}`)
  return {
    field,
    go,
    /** The searches that the URL was replaced with. */
    asked: () => spy.mock.calls.map(([, , address]) => new URL(String(address), window.location.href).searchParams.get('q') ?? ''),
    type: (value: string) => fireEvent.change(field, { target: { value } }),
    /** Renders the URL of a search, as Next does when a navigation completes. */
    draw: (q: string) => {
      go(q)
      drawn.query = queryOf(q)
      rerender(<Toolbar />)
    },
  }
}

const rest = () => act(() => vi.advanceTimersByTime(1000))

test('the results of a search leave alone what is being typed', () => {
  const { asked, field, type, draw } = openField()
  type('deck ')
  rest()
  expect([asked(), field.value]).toEqual([['deck'], 'deck '])
  draw('deck')
  expect(field.value).toBe('deck ')
  type('deck stain')
  rest()
  draw('deck stain')
  expect([asked(), field.value]).toEqual([['deck', 'deck stain'], 'deck stain'])
})

test('the results of an outdated search leave the text alone', () => {
  const { asked, field, type, draw } = openField()
  for (const text of ['a', 'ab', 'a']) {
    type(text)
    rest()
  }
  type('ax')
  for (const q of ['a', 'ab', 'a']) draw(q)
  expect([asked(), field.value]).toEqual([['a', 'ab', 'a'], 'ax'])
})

test('a filter chosen while an earlier search is loading keeps the later search', () => {
  const { field, type, draw } = openField()
  for (const text of ['de', 'deck ']) {
    type(text)
    rest()
  }
  draw('de')
  fireEvent.click(screen.getByRole('button', { name: 'Published' }))
  expect([window.location.search, field.value]).toEqual(['?filter=published&q=deck', 'deck '])
})

test('Back and a reset update the field and cancel a pending search', () => {
  const { asked, field, type, go, draw } = openField()
  type('deck')
  rest()
  draw('deck')
  type('decks')
  draw('')
  rest()
  expect([asked(), field.value]).toEqual([['deck'], ''])
  type('oak')
  rest()
  go('deck')
  fireEvent.popState(window)
  expect(field.value).toBe('deck')
  draw('deck')
  expect([asked(), field.value]).toEqual([['deck', 'oak'], 'deck'])
})

test('text that is undone before its search is rendered is undone in the URL too', () => {
  const { asked, type } = openField()
  type('deck')
  rest()
  type('')
  rest()
  expect(asked()).toEqual(['deck', ''])
})

test('Enter searches at once, and once per text', () => {
  const { asked, field, type } = openField()
  type('deck')
  fireEvent.submit(field)
  fireEvent.submit(field)
  rest()
  expect(asked()).toEqual(['deck'])
})
