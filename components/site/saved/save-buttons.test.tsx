// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SaveButton } from './save-button'
import { SaveButtons } from './save-buttons'

const list = vi.hoisted(() => ({ state: 'ready', has: (): boolean => false, update: vi.fn() }))
vi.mock('./saved-provider', () => ({ useSaved: () => list }))
afterEach(cleanup)

test('a press in the moment in which the press before it ends leaves the button usable', async () => {
  let finish = () => {}
  list.update.mockImplementation(() => new Promise<void>((resolve) => (finish = resolve)))
  render(
    <>
      <SaveButtons />
      <SaveButton kind="post" id="1" name="A shelf" />
    </>,
  )
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

test('a button that is added later shows that its item is saved, with all other buttons of the item', async () => {
  list.has = () => true
  render(<SaveButtons />)
  const { container } = render(
    <>
      <SaveButton kind="post" id="1" name="A shelf" />
      <SaveButton kind="post" id="1" name="A shelf" />
    </>,
  )
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: /^Saved ?: A shelf/, pressed: true })).toHaveLength(2),
  )
  expect(container.querySelectorAll('.icon-bookmark')).toHaveLength(0)
  list.has = () => false
})

test('a press is handled once it is known who is signed in, as the label said', () => {
  list.update.mockReset().mockResolvedValue(undefined)
  list.state = 'unknown'
  const page = () => (
    <>
      <SaveButtons />
      <SaveButton kind="product" id="saw" name="Saw" />
    </>
  )
  const { rerender } = render(page())
  fireEvent.click(screen.getByRole('button'))
  expect(list.update).not.toHaveBeenCalled()
  list.state = 'ready'
  rerender(page())
  expect(list.update).toHaveBeenCalledExactlyOnceWith('product', 'saw', true)
})

test('there are no buttons where the API turns out to store no lists', () => {
  list.state = 'off'
  render(
    <>
      <SaveButtons />
      <SaveButton kind="product" id="saw" name="Saw" />
    </>,
  )
  expect(screen.queryByRole('button')).toBeNull()
  list.state = 'ready'
})
