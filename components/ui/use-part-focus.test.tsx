// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { usePartFocus } from './focus'

afterEach(cleanup)

function Part() {
  return (
    <p ref={usePartFocus<HTMLParagraphElement>()}>
      <button type="button">Try again</button>
    </p>
  )
}

const panel = (hasPart: boolean) => (
  <StrictMode>
    <div role="tabpanel" tabIndex={-1}>
      <button type="button">Elsewhere</button>
      {hasPart && <Part />}
    </div>
  </StrictMode>
)

/** Focuses a control and unmounts the part around it. */
function removeFocused(control: string): HTMLElement {
  const { rerender } = render(panel(true))
  screen.getByText(control).focus()
  rerender(panel(false))
  return document.activeElement as HTMLElement
}

test('focus moves to the panel when a focused part is removed', () => {
  expect(removeFocused('Try again')).toBe(screen.getByRole('tabpanel'))
})

test('focus moves to the page when there is no panel', () => {
  const { rerender } = render(
    <main tabIndex={-1}>
      <Part />
    </main>,
  )
  screen.getByText('Try again').focus()
  rerender(<main tabIndex={-1} />)
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('focus elsewhere stays when a part is removed', () => {
  expect(removeFocused('Elsewhere').textContent).toBe('Elsewhere')
})
