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

/** The field on a page that is drawn later than its address changes, as it is by Next. */
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
    /** The searches that the address was made to name. */
    asked: () => spy.mock.calls.map(([, , address]) => new URL(String(address), window.location.href).searchParams.get('q') ?? ''),
    type: (value: string) => fireEvent.change(field, { target: { value } }),
    /** Draws a search; for as long as that takes its address comes back, whatever the last one is. */
    draw: (q: string) => {
      go(q)
      drawn.query = queryOf(q)
      rerender(<Toolbar />)
    },
  }
}

const rest = () => act(() => vi.advanceTimersByTime(1000))

test('a search’s answer leaves alone what is being typed', () => {
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

test('so does the answer of an earlier search than the last', () => {
  const { asked, field, type, draw } = openField()
  for (const text of ['a', 'ab', 'a']) {
    type(text)
    rest()
  }
  type('ax')
  for (const q of ['a', 'ab', 'a']) draw(q)
  expect([asked(), field.value]).toEqual([['a', 'ab', 'a'], 'ax'])
})

test('a filter that is chosen while an earlier search is drawn keeps the later one', () => {
  const { field, type, draw } = openField()
  for (const text of ['de', 'deck ']) {
    type(text)
    rest()
  }
  draw('de')
  fireEvent.click(screen.getByRole('button', { name: 'Published' }))
  expect([window.location.search, field.value]).toEqual(['?filter=published&q=deck', 'deck '])
})

test('the way back and a reset change the field, and end a search that waits', () => {
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

test('text that is taken back before its search is drawn is taken back in the address too', () => {
  const { asked, type } = openField()
  type('deck')
  rest()
  type('')
  rest()
  expect(asked()).toEqual(['deck', ''])
})

test('Enter searches at once, and for the same text once', () => {
  const { asked, field, type } = openField()
  type('deck')
  fireEvent.submit(field)
  fireEvent.submit(field)
  rest()
  expect(asked()).toEqual(['deck'])
})
