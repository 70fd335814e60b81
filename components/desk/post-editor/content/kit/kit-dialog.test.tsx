// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { stubLayout } from '@/lib/testing/content-editor'
import { EditorForm } from '@/components/desk/kit/save-bar'
import { CONTENT_EXTENSIONS } from '../schema/content-extensions'
import { contentHtml } from '../schema/content-html'
import type { ProductDialogProps } from '../../picker/product-card-dialog'
import { KitDialog } from './kit-dialog'

vi.mock('../../picker/product-card-dialog', () => ({ ProductCardDialog: ProductDialog }))

function ProductDialog({ onClose }: ProductDialogProps) {
  return (
    <Dialog onClose={onClose} title="Choose a product">
      <input aria-label="Product" />
    </Dialog>
  )
}

let editor: Editor
const calls = { close: vi.fn(), save: vi.fn() }
const guard = { isAsking: false, answer: vi.fn(), ask: vi.fn(), pass: vi.fn() }
beforeEach(() => {
  stubLayout()
  vi.clearAllMocks()
  editor = new Editor({ element: document.createElement('div'), extensions: CONTENT_EXTENSIONS, content: '<p></p>' })
})
afterEach(() => {
  cleanup()
  editor.destroy()
})

function open() {
  render(
    <EditorForm id="a" title="Shelf" guard={guard} onBack={vi.fn()} onSave={calls.save} bar={null}>
      <KitDialog editor={editor} onClose={calls.close} />
    </EditorForm>,
  )
  return within(screen.getByRole('dialog', { name: 'Tools and materials' }))
}
const row = (dialog: ReturnType<typeof open>) =>
  dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name of row 1' })

test('a kit closes at once if nothing was typed, but not on a press outside', async () => {
  const user = userEvent.setup()
  const dialog = open()
  await user.click(dialog.getByRole('button', { name: 'Add row' }))
  await user.click(document.body)
  expect(calls.close).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  expect(calls.close).toHaveBeenCalledTimes(3)
})

test('a kit with typed rows asks before it closes', async () => {
  const user = userEvent.setup()
  const dialog = open()
  await user.type(row(dialog), 'Roller')
  await user.click(document.body)
  for (const leave of ['Escape', 'Cancel', 'Close']) {
    if (leave === 'Escape') await user.keyboard('{Escape}')
    else await user.click(dialog.getByRole('button', { name: leave }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }))
    await user.click(question.getByRole('button', { name: 'Keep editing' }))
    const focused = leave === 'Cancel' ? dialog.getByRole('button', { name: leave }) : row(dialog)
    await waitFor(() => expect(document.activeElement).toBe(focused))
    act(() => row(dialog).focus())
  }
  expect(calls.close).not.toHaveBeenCalled()
  expect(row(dialog).value).toBe('Roller')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(calls.close).toHaveBeenCalledOnce()
})

test('Ctrl+S in a kit submits the kit and saves no post', async () => {
  const user = userEvent.setup()
  const dialog = open()
  await user.type(row(dialog), '{Control>}s{/Control}')
  expect(dialog.getByRole('alert').textContent).toBe('Name at least one tool or material')
  await user.type(row(dialog), 'Roller')
  await user.click(dialog.getByRole('button', { name: 'Add product' }))
  await user.type(screen.getByLabelText('Product'), '{Control>}s{/Control}')
  expect(calls.close).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  await user.type(row(dialog), '{Control>}s{/Control}')
  expect(calls.close).toHaveBeenCalledOnce()
  expect(calls.save).not.toHaveBeenCalled()
  expect(contentHtml(editor.state.doc)).toContain('<td>Roller</td>')
})

test('a stored kit counts as unchanged once a change is taken back', async () => {
  const user = userEvent.setup()
  const item = '<tr data-item="use: tool; by: fixed; amount: 1"><td>Roller</td><td>1</td></tr>'
  editor.commands.setContent(`<table data-kit="time: A day"><tbody>${item}</tbody></table>`)
  editor.view.dispatch(editor.state.tr.setSelection(NodeSelection.create(editor.state.doc, 0)))
  const dialog = open()
  await user.type(row(dialog), 's{Backspace}')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(calls.close).toHaveBeenCalledOnce()
})

test('a removed row leaves the focus to the same control of the next row, the last one to what adds a row', async () => {
  const user = userEvent.setup()
  const dialog = open()
  await user.type(row(dialog), 'Roller')
  await user.click(dialog.getByRole('button', { name: 'Add row' }))
  await user.click(dialog.getByRole('button', { name: /^Quantity.*Roller$/ }))
  await user.click(dialog.getByRole('button', { name: 'Remove Roller' }))
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Remove row 1' }))
  await user.click(dialog.getByRole('button', { name: 'Remove row 1' }))
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Add row' }))
})
