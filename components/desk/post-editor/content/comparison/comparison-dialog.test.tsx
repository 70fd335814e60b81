// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { stubLayout } from '@/lib/testing/content-editor'
import { CONTENT_EXTENSIONS } from '../schema/content-extensions'
import { contentHtml } from '../schema/content-html'
import type { ProductDialogProps } from '../../picker/product-card-dialog'
import { ComparisonDialog } from './comparison-dialog'

const FACTS: Record<string, Record<string, string>> = {
  a: { Price: '$129.00', Chuck: '1/2 in.' },
  b: { Price: '$89.00', Chuck: '3/8 in.', Weight: '2 lb' },
}

vi.mock('../../picker/product-card-dialog', () => ({ ProductCardDialog: ProductDialog }))
vi.mock('@/lib/client/editor-services', () => ({ productFacts: async () => new Map(Object.entries(FACTS)) }))

function ProductDialog({ onInsert, onClose }: ProductDialogProps) {
  return Object.entries(FACTS).map(([product, facts]) => (
    <button
      key={product}
      type="button"
      onClick={() => {
        onInsert({ product, href: `https://shop.example/${product}`, name: `Drill ${product}`, facts })
        onClose()
      }}
    >
      {`Choose ${product}`}
    </button>
  ))
}

let editor: Editor
const onClose = vi.fn()
beforeEach(() => {
  stubLayout()
  onClose.mockClear()
  editor = new Editor({ element: document.createElement('div'), extensions: CONTENT_EXTENSIONS, content: '<p></p>' })
})
afterEach(() => {
  cleanup()
  editor.destroy()
})

function open() {
  render(
    <QueryClientProvider client={newQueryClient()}>
      <ComparisonDialog editor={editor} onClose={onClose} />
    </QueryClientProvider>,
  )
  return within(screen.getByRole('dialog', { name: 'Comparison' }))
}

test('a comparison is made of products and rows that they share, and edited again', async () => {
  const user = userEvent.setup()
  const dialog = open()
  await user.click(dialog.getByRole('button', { name: 'Insert' }))
  expect(dialog.getByRole('alert').textContent).toBe('Add at least 2 products')
  for (const product of ['a', 'b']) {
    await user.click(dialog.getByRole('button', { name: 'Add product' }))
    await user.click(screen.getByRole('button', { name: `Choose ${product}` }))
  }
  expect(dialog.queryByRole('checkbox', { name: 'Weight' })).toBe(null)
  await user.click(dialog.getByRole('checkbox', { name: 'Chuck' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Mark of Chuck' }), 'more')
  await user.type(dialog.getByRole('textbox', { name: 'Caption' }), 'Two drills')
  await user.type(dialog.getByRole('textbox', { name: 'Get this if: Drill b' }), 'you travel')
  await user.type(dialog.getByRole('textbox', { name: 'Pros, one per line: Drill a' }), 'Light{Enter}Quiet')
  await user.click(dialog.getByRole('button', { name: 'Insert' }))
  expect(onClose).toHaveBeenCalled()
  expect(contentHtml(editor.state.doc)).toBe(
    '<table data-compare=""><tbody><tr><th>Two drills</th>' +
      '<th data-product="a"><a href="https://shop.example/a">Drill a</a></th>' +
      '<th data-product="b"><a href="https://shop.example/b">Drill b</a></th></tr>' +
      '<tr data-row="verdict"><th>Get this if</th><td></td><td><ul><li>you travel</li></ul></td></tr>' +
      '<tr data-row="more"><th>Chuck</th><td>1/2 in.</td><td>3/8 in.</td></tr>' +
      '<tr data-row="pros"><th>Pros</th><td><ul><li>Light</li><li>Quiet</li></ul></td><td></td></tr></tbody></table>',
  )
  cleanup()
  editor.view.dispatch(editor.state.tr.setSelection(NodeSelection.create(editor.state.doc, blockAt('comparison'))))
  const again = open()
  expect(again.getByRole<HTMLInputElement>('checkbox', { name: 'Chuck' }).checked).toBe(true)
  await user.click(await again.findByRole('checkbox', { name: 'Price' }, { timeout: 10_000 }))
  await user.click(again.getByRole('button', { name: 'Move Drill a down' }))
  await user.click(again.getByRole('button', { name: 'Apply' }))
  expect(contentHtml(editor.state.doc)).toContain('<th>Price</th><td>$89.00</td><td>$129.00</td>')
})

test('a comparison asks before a choice is lost, and closes at once if only its facts were loaded', async () => {
  const user = userEvent.setup()
  editor.commands.setContent(
    '<table data-compare=""><tbody><tr><th></th><th data-product="a">Drill a</th><th data-product="b">Drill b</th></tr>' +
      '<tr data-row="more"><th>Chuck</th><td>1 in.</td><td>2 in.</td></tr></tbody></table>',
  )
  editor.view.dispatch(editor.state.tr.setSelection(NodeSelection.create(editor.state.doc, blockAt('comparison'))))
  const dialog = open()
  const price = await dialog.findByRole('checkbox', { name: 'Price' }, { timeout: 10_000 })
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
  await user.click(price)
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(document.activeElement).toBe(price))
  expect(onClose).toHaveBeenCalledOnce()
  await user.keyboard('{Control>}s{/Control}')
  expect(onClose).toHaveBeenCalledTimes(2)
  expect(contentHtml(editor.state.doc)).toContain('<th>Price</th>')
})

function blockAt(type: string): number {
  let at = -1
  editor.state.doc.forEach((node, pos) => {
    if (node.type.name === type) at = pos
  })
  return at
}
