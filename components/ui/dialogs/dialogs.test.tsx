// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ConfirmDialog } from './confirm-dialog'
import { Dialog } from './dialog'

afterEach(cleanup)

test.each([
  [
    'a dialog',
    'dialog',
    <Dialog key="" title="Add Link" onClose={() => {}}>
      <input aria-label="URL" />
      <button>Apply</button>
    </Dialog>,
  ],
  [
    'a confirmation',
    'alertdialog',
    <ConfirmDialog key="" open title="Confirm" message="Sure?" onConfirm={() => {}} onCancel={() => {}} />,
  ],
])('while %s is open, the focus stays in it and the page behind it is hidden', async (_, role, opened) => {
  const user = userEvent.setup()
  render(
    <>
      <button>Before</button>
      {opened}
      <button>After</button>
    </>,
  )
  const dialog = await screen.findByRole(role)
  const holdsFocus = () => waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  await holdsFocus()
  for (let presses = 0; presses < 4; presses += 1) {
    await user.tab()
    await holdsFocus()
  }
  expect(screen.queryByRole('button', { name: 'Before' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'After' })).toBeNull()
})

test.each([
  [
    'dialog',
    (open: boolean, close: () => void) => (
      <Dialog open={open} title="Add Link" onClose={close}>
        <input aria-label="URL" />
      </Dialog>
    ),
  ],
  [
    'alertdialog',
    (open: boolean, close: () => void) => (
      <ConfirmDialog open={open} title="Confirm" message="Sure?" onConfirm={close} onCancel={close} />
    ),
  ],
])('a closed %s gives the focus back to the control that opened it', async (role, dialog) => {
  function Opener() {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <button onClick={() => setIsOpen(true)}>Open</button>
        {dialog(isOpen, () => setIsOpen(false))}
      </>
    )
  }
  const user = userEvent.setup()
  render(<Opener />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole(role)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole(role)).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })))
})
