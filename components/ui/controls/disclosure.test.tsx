// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Disclosure } from './disclosure'

afterEach(cleanup)

/** A list of choices inside an element that takes the focus of every press on a text, as the page's main part does. */
function showChoices() {
  render(
    <main tabIndex={-1}>
      <Disclosure summary="Choose" summaryClass="" panelClass="">
        <p>Pick some</p>
        <label>
          <input type="checkbox" />
          <span>Power Tools</span>
        </label>
      </Disclosure>
      <button type="button">Next</button>
    </main>,
  )
  const details = screen.getByText('Choose').closest('details')
  if (!details) throw new Error('no panel')
  return { details, box: screen.getByRole<HTMLInputElement>('checkbox', { hidden: true }) }
}

test('a choice is made by pressing its words, and the panel stays open', async () => {
  const user = userEvent.setup()
  const { details, box } = showChoices()
  await user.click(screen.getByText('Choose'))
  details.open = true
  await user.click(screen.getByText('Power Tools'))
  expect([details.open, box.checked]).toEqual([true, true])
  await user.click(screen.getByText('Pick some'))
  await user.click(screen.getByText('Power Tools'))
  expect([details.open, box.checked]).toEqual([true, false])
})

test('focus that goes to what is around the panel leaves it open, to something else closes it', async () => {
  const user = userEvent.setup()
  const { details, box } = showChoices()
  details.open = true
  box.focus()
  screen.getByRole('main').focus()
  expect(details.open).toBe(true)
  box.focus()
  await user.tab()
  expect(document.activeElement).toBe(screen.getByText('Next'))
  expect(details.open).toBe(false)
})

test('the panel is no stop of the Tab key', async () => {
  const user = userEvent.setup()
  const { details, box } = showChoices()
  details.open = true
  screen.getByText('Choose').focus()
  await user.tab()
  expect(document.activeElement).toBe(box)
})
