// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { contentEditorProps, renderedEditor, stubLayout } from '@/lib/testing/content-editor'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ContentEditor } from '../content-editor'

beforeEach(stubLayout)
afterEach(cleanup)

const marked = () => document.querySelectorAll('.find-match').length

/** Renders an editor and searches its text. */
async function find(initial: string, text: string) {
  render(
    <QueryClientProvider client={newQueryClient()}>
      <ContentEditor {...contentEditorProps()} ref={null} initial={initial} />
    </QueryClientProvider>,
  )
  const editor = await renderedEditor()
  fireEvent.keyDown(editor.view.dom, { key: 'f', code: 'KeyF', ctrlKey: true, altKey: true })
  fireEvent.change(screen.getByLabelText('Find'), { target: { value: text } })
  return editor
}

test('another dialog ends a search and leaves the selection as it is', async () => {
  const editor = await find('<p>oak and oak</p>', 'oak')
  expect(marked()).toBe(2)
  act(() => void editor.commands.setTextSelection({ from: 5, to: 8 }))
  fireEvent.keyDown(editor.view.dom, { key: 'k', ctrlKey: true })
  expect(screen.queryByRole('search')).toBeNull()
  expect(marked()).toBe(0)
  expect(editor.state.selection).toMatchObject({ from: 5, to: 8 })
})

test('closing the search selects the current match', async () => {
  const editor = await find('<p>an oak</p>', 'oak')
  fireEvent.click(screen.getByRole('button', { name: 'Close find and replace' }))
  expect(marked()).toBe(0)
  expect(editor.state.selection).toMatchObject({ from: 4, to: 7 })
})

test('the number of replacements gives way to the matches that are stepped through', async () => {
  await find('<p>oak and oak</p>', 'oak')
  fireEvent.change(screen.getByLabelText('Replace with'), { target: { value: 'oak tree' } })
  fireEvent.click(screen.getByRole('button', { name: 'All' }))
  expect(screen.getByText('2 replaced')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByText(/ of 2$/)).toBeTruthy()
})
