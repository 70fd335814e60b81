// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CategoryBadges } from './post-parts'
import { SearchEmpty } from '@/components/posts/search/search-parts'

afterEach(cleanup)
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))

test('a fixed category links to its page, an unknown one of an external API is plain text', () => {
  render(<CategoryBadges categories={['Barn conversions', 'Deck & Patio', 'deck & patio']} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Barn conversions',
    'Deck & Patio',
    'deck & patio',
  ])
  expect(links()).toEqual(['/category/Deck%20%26%20Patio/'])
})

test('a search without results offers only categories that have a page', () => {
  const { rerender } = render(
    <SearchEmpty categories={['Barn conversions', 'Appliances']} isNear={false} popular={[]} />,
  )
  expect(links()).toEqual(['/category/Appliances/'])
  expect(screen.getByText('Browse by category')).toBeDefined()
  rerender(<SearchEmpty categories={['Barn conversions', 'Appliances']} isNear popular={[]} />)
  expect(screen.getByText('Related categories')).toBeDefined()
  rerender(<SearchEmpty categories={['Barn conversions']} isNear popular={[]} />)
  expect(screen.queryByText('Related categories')).toBeNull()
})
