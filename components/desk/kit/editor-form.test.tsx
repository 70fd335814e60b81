// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { EditorForm } from './save-bar'

afterEach(cleanup)

function showForm() {
  const onSave = vi.fn()
  render(
    <main tabIndex={-1}>
      <p>Above the form</p>
      <EditorForm
        id={null}
        title="Create Post"
        isChanged={false}
        guard={{ isAsking: false, answer: () => undefined, ask: () => undefined, pass: () => undefined }}
        onBack={() => undefined}
        onSave={onSave}
        bar={null}
      >
        <p>An empty place</p>
        <input aria-label="Title" />
      </EditorForm>
      <input aria-label="Search" />
    </main>,
  )
  return onSave
}

test.each(['Above the form', 'An empty place', 'Title'])('Ctrl+S saves once after a press on: %s', async (place) => {
  const user = userEvent.setup()
  const onSave = showForm()
  await user.click(screen.queryByText(place) ?? screen.getByLabelText(place))
  await user.keyboard('{Control>}s{/Control}')
  expect(onSave).toHaveBeenCalledTimes(1)
})

test('Ctrl+S in a field outside the form saves nothing', async () => {
  const user = userEvent.setup()
  const onSave = showForm()
  await user.click(screen.getByLabelText('Search'))
  await user.keyboard('{Control>}s{/Control}')
  expect(onSave).not.toHaveBeenCalled()
})
