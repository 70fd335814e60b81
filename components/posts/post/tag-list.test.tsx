// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SearchFacets, SearchOrder } from '../search/search-facets'
import { TagList } from './post-article'

afterEach(cleanup)

/** The address that pressing a button leads to without scripts. */
function addressOf(name: string): string {
  const button = screen.getByRole<HTMLButtonElement>('button', { name })
  const form = button.form as HTMLFormElement
  const fields = [...new FormData(form, button)].map(([field, value]) => [field, String(value)])
  return `${form.getAttribute('action')}?${new URLSearchParams(fields)}`
}

test('a tag leads to its search, and is no address for crawlers', () => {
  const { container } = render(<TagList tags={['Oak & ash', 'paint']} />)
  expect(addressOf('#Oak & ash')).toBe('/search?q=Oak+%26+ash')
  expect(addressOf('#paint')).toBe('/search?q=paint')
  expect(container.querySelector('a')).toBeNull()
})

test('filters of a search keep each other, are removed by a second press, and are no addresses for crawlers', () => {
  const narrowing = { category: 'Lighting', tag: 'oak', sort: 'title', exact: true } as const
  const { container } = render(
    <>
      <SearchOrder text="lamp" narrowing={narrowing} />
      <SearchFacets text="lamp" narrowing={narrowing} categories={[{ value: 'Lighting', count: 2 }]} />
    </>,
  )
  expect(addressOf('Lighting2, remove')).toBe('/search?q=lamp&tag=oak&sort=title&exact=true')
  expect(addressOf('oak, remove')).toBe('/search?q=lamp&category=Lighting&sort=title&exact=true')
  const order = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' })
  expect(order.value).toBe('title')
  const sent = vi.fn((event: SubmitEvent) => event.preventDefault())
  order.form?.addEventListener('submit', sent)
  fireEvent.change(order, { target: { value: 'newest' } })
  expect(sent).toHaveBeenCalledOnce()
  expect(Object.fromEntries(new FormData(order.form ?? undefined))).toEqual({
    q: 'lamp',
    category: 'Lighting',
    tag: 'oak',
    exact: 'true',
    sort: 'newest',
  })
  expect(container.querySelector('a')).toBeNull()
})
