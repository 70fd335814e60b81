// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ExploreForm } from './explore-form'

test('only categories that can be in the URL are offered, even if an API has others', () => {
  const none = () => {}
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
