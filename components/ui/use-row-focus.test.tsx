// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { StrictMode, useEffect } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useRowFocus } from './focus'

afterEach(cleanup)

const finalFocusOf: Record<string, ReturnType<typeof useRowFocus>['next']> = {}

function Row({ name }: { name: string }) {
  const { row, next } = useRowFocus()
  useEffect(() => {
    finalFocusOf[name] = next
  })
  return (
    <li ref={row}>
      <a href={`/${name}`}>Edit {name}</a>
      <button type="button">Publish {name}</button>
      <button type="button">Delete {name}</button>
    </li>
  )
}

const panel = (names: string) => (
  <StrictMode>
    <div role="tabpanel" tabIndex={0}>
      <button type="button">Elsewhere</button>
      <ul>
        {[...names].map((name) => (
          <Row key={name} name={name} />
        ))}
      </ul>
    </div>
  </StrictMode>
)

/** Renders rows, focuses a control, and renders other rows. */
function change(before: string, control: string, after: string): HTMLElement {
  const { rerender } = render(panel(before))
  screen.getByText(control).focus()
  rerender(panel(after))
  return document.activeElement as HTMLElement
}

test.each([
  ['the next row', 'ABC', 'Publish B', 'AC', 'Publish C'],
  ['the row before the last', 'ABC', 'Edit C', 'AB', 'Edit B'],
  ['the next row that stays', 'ABCD', 'Delete B', 'AD', 'Delete D'],
  ['the row that stays before it', 'ABC', 'Delete B', 'A', 'Delete A'],
])('focus of a removed row moves to %s', (_to, before, control, after, expected) => {
  expect(change(before, control, after).textContent).toBe(expected)
})

test('focus of the only row moves to the panel', () => {
  expect(change('A', 'Publish A', '')).toBe(screen.getByRole('tabpanel'))
})

test('focus elsewhere stays when a row is removed', () => {
  expect(change('AB', 'Publish A', 'A').textContent).toBe('Publish A')
  cleanup()
  expect(change('AB', 'Elsewhere', 'B').textContent).toBe('Elsewhere')
})

test('a dialog of a removed row gives focus to the last control of the next row', () => {
  const { rerender } = render(panel('AB'))
  expect(finalFocusOf.A?.current).toBeNull()
  rerender(panel('B'))
  expect(finalFocusOf.A?.current?.textContent).toBe('Delete B')
})
