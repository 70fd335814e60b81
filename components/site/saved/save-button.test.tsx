// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SaveButton } from './save-button'

const list = vi.hoisted(() => ({ state: 'ready', has: () => false, update: vi.fn() }))
vi.mock('./saved-provider', () => ({ useSaved: () => list }))
afterEach(cleanup)

test('a press in the moment in which the press before it ends leaves the button usable', async () => {
  let finish = () => {}
  list.update.mockImplementation(() => new Promise<void>((resolve) => (finish = resolve)))
  render(<SaveButton kind="post" id="1" name="A shelf" />)
  const button = screen.getByRole('button')
  fireEvent.click(button)
  expect(button.ariaDisabled).toBe('true')
  await act(async () => {
    finish()
    // React renders only after this, as it does in a browser between two tasks.
    await new Promise((resolve) => setTimeout(resolve))
    button.click()
  })
  expect(button.ariaDisabled).toBe('false')
  fireEvent.click(button)
  expect(list.update).toHaveBeenCalledTimes(2)
})
