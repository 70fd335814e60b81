// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ExploreForm } from './explore-form'

const none = () => {}

test('only categories that can be in the URL are offered, even if an API has others', () => {
  const filter = { search: '', category: 'Home Office', page: 1 }
  render(
    <ExploreForm
      text=""
      filter={filter}
      categories={['Barn conversions', 'Appliances']}
      facets={undefined}
      onText={none}
      onFilter={none}
      onEarlyInput={none}
    />,
  )
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'All Post Categories',
    'Home Office',
    'Appliances',
  ])
})

test('a filter without a choice is off', () => {
  const nothing = { categories: [], sources: [], brands: [], ratings: [], inStock: 0, price: null }
  render(
    <ExploreForm
      text=""
      filter={{ search: '', category: '', page: 1, brand: 'Oak & Co' }}
      categories={[]}
      facets={nothing}
      onText={none}
      onFilter={none}
      onEarlyInput={none}
    />,
  )
  expect(screen.getByRole('combobox', { name: 'Shop' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('combobox', { name: 'Brand' })).toHaveProperty('disabled', false)
})

test('a chosen shop without products keeps its name, and prices that exclude each other are told', () => {
  const nothing = { categories: [], sources: [], brands: [], ratings: [], inStock: 0, price: null }
  render(
    <ExploreForm
      text=""
      filter={{ search: '', category: '', page: 1, source: 'homedepot', min_price: 20, max_price: 10 }}
      categories={[]}
      facets={nothing}
      onText={none}
      onFilter={none}
      onEarlyInput={none}
    />,
  )
  expect(screen.getByRole('option', { name: 'Home Depot (0)' })).toHaveProperty('selected', true)
  expect(screen.getByRole('alert').textContent).toBe('The lowest price is above the highest.')
})
