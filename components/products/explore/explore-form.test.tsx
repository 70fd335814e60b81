// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { ProductFacets } from '@/lib/contract/search/search'
import type { ExploreFilter } from './explore-filter'
import { ExploreForm } from './explore-form'

afterEach(cleanup)

const none = () => {}
const NOTHING: ProductFacets = { categories: [], sources: [], brands: [], ratings: [], inStock: 0, price: null }

function show(filter: Partial<ExploreFilter>, categories: string[] = []) {
  render(
    <ExploreForm
      text=""
      filter={{ search: '', category: '', page: 1, ...filter }}
      categories={categories}
      facets={NOTHING}
      onText={none}
      onFilter={none}
      onEarlyInput={none}
    />,
  )
}

test('only categories that can be in the URL are offered, even if an API has others', () => {
  show({ category: 'Home Office' }, ['Barn conversions', 'Appliances'])
  const categories = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Filter by Post Category' })
  expect([...categories.options].map(({ textContent }) => textContent)).toEqual([
    'All Post Categories',
    'Home Office',
    'Appliances',
  ])
})

test('a filter without a choice is off', () => {
  show({ brand: 'Oak & Co' })
  expect(screen.getByRole('combobox', { name: 'Shop' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('combobox', { name: 'Brand' })).toHaveProperty('disabled', false)
})

test('a chosen shop without products keeps its name, and prices that exclude each other are told', () => {
  show({ source: 'homedepot', min_price: 20, max_price: 10 })
  expect(screen.getByRole('option', { name: 'Home Depot (0)' })).toHaveProperty('selected', true)
  expect(screen.getByRole('alert').textContent).toBe('The lowest price is above the highest.')
})
