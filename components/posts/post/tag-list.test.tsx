// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SearchFacets } from '../search/search-facets'
import { TagList } from '@/components/posts/post-parts'

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
  const facets = { categories: [{ value: 'Lighting', count: 2 }], tags: [{ value: 'oak', count: 3 }] }
  const { container } = render(
    <SearchFacets text="lamp" narrowing={{ category: 'Lighting', sort: 'title', exact: true }} facets={facets} />,
  )
  expect(addressOf('Lighting2, remove')).toBe('/search?q=lamp&sort=title&exact=true')
  expect(addressOf('oak3')).toBe('/search?q=lamp&category=Lighting&sort=title&exact=true&tag=oak')
  expect(addressOf('Newest')).toBe('/search?q=lamp&category=Lighting&exact=true&sort=newest')
  expect(addressOf('Best match')).toBe('/search?q=lamp&category=Lighting&exact=true')
  expect(screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual([
    'Lighting2, remove',
    'Title',
  ])
  expect(container.querySelector('a')).toBeNull()
})
