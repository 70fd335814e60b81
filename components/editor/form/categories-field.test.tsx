// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { Category } from '@/lib/contract/categories'
import { CategoriesField } from './categories-field'

afterEach(cleanup)

function Field({ initial }: { initial: Category[] }) {
  const [categories, setCategories] = useState(initial)
  return <CategoriesField categories={categories} onChange={setCategories} />
}

test('the focus goes from a removed category to the next one, from the last one to the field', () => {
  render(<Field initial={['Power Tools', 'Plumbing & Fixtures']} />)
  const remove = (category: Category) => screen.getByRole('button', { name: `Remove category ${category}` })
  remove('Power Tools').focus()
  fireEvent.click(remove('Power Tools'))
  expect(document.activeElement).toBe(remove('Plumbing & Fixtures'))
  fireEvent.click(remove('Plumbing & Fixtures'))
  expect(document.activeElement).toBe(screen.getByText('Choose categories').closest('summary'))
})
