// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { CompareBox, CompareChoice, CompareForm } from './compare-choice'

afterEach(cleanup)

const page = (ids: string[]) => (
  <CompareChoice>
    {ids.map((id) => (
      <CompareBox key={id} id={id} name={id} />
    ))}
    <CompareForm shown={ids} />
  </CompareChoice>
)
const box = (id: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Compare: ${id}` })
const sent = () => {
  const form = document.querySelector('form')
  return form && new FormData(form).getAll('products')
}

test('products are picked on several pages, four at most', () => {
  const { rerender } = render(page(['a', 'b', 'c']))
  expect(screen.getByText('Tick up to 4 products to set them side by side.')).toBeTruthy()
  fireEvent.click(box('a'))
  fireEvent.click(box('b'))
  rerender(page(['d', 'e', 'f']))
  expect(screen.getByText('2 of 4 chosen')).toBeTruthy()
  fireEvent.click(box('d'))
  fireEvent.click(box('e'))
  expect(sent()?.sort()).toEqual(['a', 'b', 'd', 'e'])
  expect([box('d').disabled, box('f').disabled]).toEqual([false, true])
  rerender(page(['a', 'b', 'c']))
  expect([box('a').checked, box('c').disabled]).toEqual([true, true])
  fireEvent.click(box('a'))
  expect(box('c').disabled).toBe(false)
  expect(sent()?.sort()).toEqual(['b', 'd', 'e'])
  fireEvent.click(screen.getByRole('button', { name: 'Clear choice' }))
  expect([sent(), box('b').checked]).toEqual([[], false])
})

test('a page with one product has no form until another is picked', () => {
  const { rerender } = render(page(['a']))
  expect(sent()).toBeNull()
  rerender(page(['b', 'c']))
  fireEvent.click(box('b'))
  rerender(page(['a']))
  expect(sent()).toEqual(['b'])
})

test('a box that was ticked before scripts ran stays ticked', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page(['a', 'b']))
  box('a').checked = true
  render(page(['a', 'b']), { container, hydrate: true })
  fireEvent.click(box('b'))
  expect(screen.getByText('2 of 4 chosen')).toBeTruthy()
  expect(box('a').checked).toBe(true)
})
