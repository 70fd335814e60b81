// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FileText } from 'lucide-react'
import { FilterChips } from './list-head'
import { ListScreen } from './list-screen'
import { listAddress, useAddressView } from './use-list-address'

const rendered = vi.hoisted(() => ({ query: '' }))
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(rendered.query) }))

beforeEach(() => {
  vi.useFakeTimers()
  rendered.query = ''
  window.history.replaceState(null, '', '/admin')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const ADDRESS = listAddress({ filters: ['all', 'published'], orders: ['newest'] })

function Toolbar() {
  const [view, change] = useAddressView(ADDRESS)
  return (
    <ListScreen
      noun="post"
      {...{ address: ADDRESS, view, onChange: change }}
      query={{ data: undefined, error: null, isPlaceholderData: false, refetch: vi.fn() }}
      items={[]}
      orders={{ newest: 'Newest first' }}
      filters={
        <FilterChips
          label="Filter"
          filters={{ all: 'All', published: 'Published' }}
          chosen={view.filter}
          countOf={() => undefined}
          onChoose={(filter) => change({ filter })}
        />
      }
      empty={{ icon: FileText, title: 'No posts yet' }}
      bar={() => null}
    >
      {() => null}
    </ListScreen>
  )
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
    searches: () =>
      spy.mock.calls.map(([, , address]) => new URL(String(address), window.location.href).searchParams.get('q') ?? ''),
    type: (value: string) => fireEvent.change(field, { target: { value } }),
    /** Renders the URL of a search, as Next does when a navigation completes. */
    navigate: (q: string) => {
      go(q)
      rendered.query = queryOf(q)
      rerender(<Toolbar />)
    },
  }
}

const waitForDebounce = () => act(() => vi.advanceTimersByTime(1000))

test('the results of a search leave alone what is being typed', () => {
  const { searches, field, type, navigate } = openField()
  type('deck ')
  waitForDebounce()
  expect([searches(), field.value]).toEqual([['deck'], 'deck '])
  navigate('deck')
  expect(field.value).toBe('deck ')
  type('deck stain')
  waitForDebounce()
  navigate('deck stain')
  expect([searches(), field.value]).toEqual([['deck', 'deck stain'], 'deck stain'])
})

test('the results of an outdated search leave the text alone', () => {
  const { searches, field, type, navigate } = openField()
  for (const text of ['a', 'ab', 'a']) {
    type(text)
    waitForDebounce()
  }
  type('ax')
  for (const q of ['a', 'ab', 'a']) navigate(q)
  expect([searches(), field.value]).toEqual([['a', 'ab', 'a'], 'ax'])
})

test('a filter chosen while an earlier search is loading keeps the later search', () => {
  const { field, type, navigate } = openField()
  for (const text of ['de', 'deck ']) {
    type(text)
    waitForDebounce()
  }
  navigate('de')
  fireEvent.click(screen.getByRole('button', { name: 'Published' }))
  expect([window.location.search, field.value]).toEqual(['?filter=published&q=deck', 'deck '])
})

test('Back and a reset update the field and cancel a pending search', () => {
  const { searches, field, type, go, navigate } = openField()
  type('deck')
  waitForDebounce()
  navigate('deck')
  type('decks')
  navigate('')
  waitForDebounce()
  expect([searches(), field.value]).toEqual([['deck'], ''])
  type('oak')
  waitForDebounce()
  go('deck')
  fireEvent.popState(window)
  expect(field.value).toBe('deck')
  navigate('deck')
  expect([searches(), field.value]).toEqual([['deck', 'oak'], 'deck'])
})

test('text that is undone before its search is rendered is undone in the URL too', () => {
  const { searches, type } = openField()
  type('deck')
  waitForDebounce()
  type('')
  waitForDebounce()
  expect(searches()).toEqual(['deck', ''])
})

test('Enter searches at once, and once per text', () => {
  const { searches, field, type } = openField()
  type('deck')
  fireEvent.submit(field)
  fireEvent.submit(field)
  waitForDebounce()
  expect(searches()).toEqual(['deck'])
})
