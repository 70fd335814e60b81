// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { Editor } from '@tiptap/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { CONTENT_EXTENSIONS } from '../schema/content-extensions'
import { LinkDialog } from './link-dialog'

afterEach(cleanup)

/** Opens the link dialog in an editor, with the cursor after `the g`. */
function openDialog(): Editor {
  const editor = new Editor({
    extensions: CONTENT_EXTENSIONS,
    content: '<p>see <a href="https://a.example">the guide</a> now</p>',
  })
  editor.commands.setTextSelection(10)
  render(
    <QueryClientProvider client={newQueryClient()}>
      <LinkDialog editor={editor} onClose={vi.fn()} />
    </QueryClientProvider>,
  )
  return editor
}

test('changing a link keeps the cursor in it', () => {
  const editor = openDialog()
  fireEvent.change(screen.getByLabelText('URL'), { target: { value: 'https://b.example' } })
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }))
  editor.view.dispatch(editor.state.tr.insertText('X'))
  expect(editor.getHTML()).toBe('<p>see <a href="https://b.example">the gXuide</a> now</p>')
})

test('removing a link keeps the cursor in its text', () => {
  const editor = openDialog()
  fireEvent.click(screen.getByRole('button', { name: 'Remove Link' }))
  editor.view.dispatch(editor.state.tr.insertText('X'))
  expect(editor.getHTML()).toBe('<p>see the gXuide now</p>')
})

test('an invalid URL is refused with the reason, and an empty one removes the link', () => {
  const editor = openDialog()
  const url = screen.getByLabelText('URL')
  const apply = () => fireEvent.click(screen.getByRole('button', { name: 'Apply' }))
  fireEvent.change(url, { target: { value: 'javascript:alert(1)' } })
  apply()
  expect(screen.getByRole('alert').textContent).toBe('This is not a web address')
  expect(editor.getHTML()).toBe('<p>see <a href="https://a.example">the guide</a> now</p>')
  fireEvent.change(url, { target: { value: '' } })
  apply()
  expect(editor.getHTML()).toBe('<p>see the guide now</p>')
})
