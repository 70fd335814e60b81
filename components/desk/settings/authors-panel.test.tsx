// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { AuthorsPanel } from './authors-panel'

const calls = vi.hoisted(() => ({ list: vi.fn(), save: vi.fn(), remove: vi.fn(), notify: vi.fn() }))
vi.mock('@/lib/client/calls/client', () => ({ api: { authors: calls } }))
vi.mock('@/components/site/frame/notify', () => ({ notify: calls.notify }))

const ANN = { id: 'ann', name: 'Ann', bio: 'Builds', picture: null, links: ['https://ann.example/'] }

beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset()
  calls.save.mockResolvedValue({ message: 'Author saved' })
  calls.remove.mockResolvedValue({ message: 'Author removed' })
  calls.list.mockResolvedValue({ data: { authors: [{ ...ANN, posts: 7, used_by: [{ id: 'p', title: 'Shelf' }] }] } })
})
afterEach(cleanup)

async function open() {
  render(
    <QueryClientProvider client={newQueryClient()}>
      <AuthorsPanel />
    </QueryClientProvider>,
  )
  await screen.findByRole('list', { name: 'Authors' })
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('an author is added, with addresses completed, under the same id when it is tried again', async () => {
  calls.save.mockRejectedValueOnce(new Error('There is an author named Ben already'))
  await open()
  await press('Save author')
  expect(screen.getByRole('alert').textContent).toBe('Name is required')
  await userEvent.type(screen.getByLabelText('Name'), 'Ben')
  await userEvent.type(screen.getByLabelText('Links'), 'ben.example/about\n\nhttp://b.example')
  await press('Save author')
  expect((await screen.findByRole('alert')).textContent).toBe('There is an author named Ben already')
  await press('Save author')
  await waitFor(() => expect(calls.notify).toHaveBeenCalledWith('success', 'Author saved'))
  const [first, second] = calls.save.mock.calls.map(([sent]) => sent)
  expect(first).toEqual(second)
  expect(second.body).toEqual({
    name: 'Ben',
    bio: '',
    picture: null,
    links: ['https://ben.example/about', 'http://b.example'],
  })
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe(''))
})

test('an author is changed in place', async () => {
  await open()
  await press('Change Ann')
  const name = screen.getByLabelText<HTMLInputElement>('Name')
  expect(document.activeElement).toBe(name)
  await userEvent.type(name, ' B.')
  await press('Save author')
  await waitFor(() => expect(calls.save).toHaveBeenCalledOnce())
  expect(calls.save.mock.lastCall?.[0]).toMatchObject({
    params: { id: 'ann' },
    body: { name: 'Ann B.', bio: 'Builds' },
  })
})

test('removing says which posts lose the author, and Undo saves it under its id', async () => {
  await open()
  await press('Remove Ann')
  const question = await screen.findByRole('alertdialog', { name: 'Remove this author?' })
  expect(question.textContent).toContain('7 posts will show no author: “Shelf” and 6 more.')
  await userEvent.click(within(question).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(calls.remove).toHaveBeenCalledExactlyOnceWith({ id: 'ann' }))
  await waitFor(() => expect(calls.notify).toHaveBeenCalled())
  calls.notify.mock.lastCall?.[2].run()
  const { id, ...body } = ANN
  await waitFor(() => expect(calls.save).toHaveBeenCalledExactlyOnceWith({ params: { id }, body }))
})

test('a form that is done gives the focus back to the control that opened it, else to its place', async () => {
  await open()
  await press('Change Ann')
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  await press('Save author')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change Ann' })))
  await press('Add an author')
  await press('Cancel')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add an author' }))
  await userEvent.type(screen.getByLabelText('Name'), 'Ben{Enter}')
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe(''))
  expect(document.activeElement?.contains(screen.getByLabelText('Name'))).toBe(true)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
})
