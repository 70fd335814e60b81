// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { CategoriesField } from './categories-field'

afterEach(cleanup)

function Field({ initial }: { initial: string[] }) {
  const [categories, setCategories] = useState(initial)
  return <CategoriesField categories={categories} onChange={setCategories} />
}

test('focus of a removed category moves to the next one, of the last one to the field', () => {
  render(<Field initial={['Power Tools', 'Plumbing & Fixtures']} />)
  const remove = (category: string) => screen.getByRole('button', { name: `Remove category ${category}` })
  remove('Power Tools').focus()
  fireEvent.click(remove('Power Tools'))
  expect(document.activeElement).toBe(remove('Plumbing & Fixtures'))
  fireEvent.click(remove('Plumbing & Fixtures'))
  expect(document.activeElement).toBe(screen.getByText('Choose categories').closest('summary'))
})

test('an external category is kept while others are chosen, and can be removed', () => {
  render(<Field initial={['Power Tools', 'Barn conversions']} />)
  const chosen = () =>
    [...screen.getByRole('list', { name: 'Chosen categories' }).children].map(({ textContent }) => textContent)
  fireEvent.click(screen.getByLabelText('Hand Tools'))
  expect(chosen()).toEqual(['Power Tools', 'Hand Tools', 'Barn conversions'])
  fireEvent.click(screen.getByLabelText('Power Tools'))
  expect(chosen()).toEqual(['Hand Tools', 'Barn conversions'])
  fireEvent.click(screen.getByRole('button', { name: 'Remove category Barn conversions' }))
  expect(chosen()).toEqual(['Hand Tools'])
})
