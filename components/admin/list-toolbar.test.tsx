// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AdminView } from '@/lib/api/admin-view'
import { ListToolbar } from './list-toolbar'
import { viewPath } from './view-address'

const USUAL: AdminView = { filter: 'all', sort: 'newest', q: '', page: 1 }

beforeEach(() => {
  vi.useFakeTimers()
  window.history.replaceState(null, '', '/admin')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** The field on a page that is drawn later than its address changes, as it is by Next. */
function openField() {
  const asked: string[] = []
  const go = (q: string) => window.history.replaceState(null, '', viewPath({ ...USUAL, q }))
  const toolbar = (q: string) => (
    <ListToolbar
      view={{ ...USUAL, q }}
      counts={undefined}
      onChange={({ q: wanted = '' }) => {
        asked.push(wanted)
        go(wanted)
      }}
    />
  )
  const { rerender } = render(toolbar(''))
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  return {
    asked,
    field,
    go,
    type: (value: string) => fireEvent.change(field, { target: { value } }),
    draw: (q: string) => rerender(toolbar(q)),
  }
}

const rest = () => act(() => vi.advanceTimersByTime(1000))

test('a search’s answer leaves alone what is being typed', () => {
  const { asked, field, type, draw } = openField()
  type('deck ')
  rest()
  expect([asked, field.value]).toEqual([['deck'], 'deck '])
  draw('deck')
  expect(field.value).toBe('deck ')
  type('deck stain')
  rest()
  draw('deck stain')
  expect([asked, field.value]).toEqual([['deck', 'deck stain'], 'deck stain'])
})

test('so does the answer of an earlier search than the last', () => {
  const { asked, field, type, draw } = openField()
  for (const text of ['a', 'ab', 'a']) {
    type(text)
    rest()
  }
  type('ax')
  for (const q of ['a', 'ab', 'a']) draw(q)
  expect([asked, field.value]).toEqual([['a', 'ab', 'a'], 'ax'])
})

test('an earlier address, which comes back for as long as an earlier search is drawn, leaves it alone too', () => {
  const { asked, field, type, go, draw } = openField()
  for (const text of ['de', 'deck ']) {
    type(text)
    rest()
  }
  for (const q of ['de', 'deck']) {
    go(q)
    draw(q)
  }
  expect([asked, field.value]).toEqual([['de', 'deck'], 'deck '])
})

test('the way back and a reset change the field, and end a search that waits', () => {
  const { asked, field, type, go, draw } = openField()
  type('deck')
  rest()
  draw('deck')
  type('decks')
  go('')
  draw('')
  rest()
  expect([asked, field.value]).toEqual([['deck'], ''])
  type('oak')
  rest()
  go('deck')
  fireEvent.popState(window)
  expect(field.value).toBe('deck')
  draw('deck')
  expect([asked, field.value]).toEqual([['deck', 'oak'], 'deck'])
})

test('text that is taken back before its search is drawn is taken back in the address too', () => {
  const { asked, type } = openField()
  type('deck')
  rest()
  type('')
  rest()
  expect(asked).toEqual(['deck', ''])
})

test('Enter searches at once, and for the same text once', () => {
  const { asked, field, type } = openField()
  type('deck')
  fireEvent.submit(field)
  fireEvent.submit(field)
  rest()
  expect(asked).toEqual(['deck'])
})
