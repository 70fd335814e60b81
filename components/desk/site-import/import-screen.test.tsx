// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { rememberFiles } from './import-steps'
import { ImportScreen } from './import-screen'

const calls = vi.hoisted(() => ({ get: vi.fn(), step: vi.fn(), sendPart: vi.fn(), remove: vi.fn(), report: vi.fn() }))
const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn() }))
vi.mock('@/lib/client/calls/client', () => ({ api: { imports: calls } }))
vi.mock('@/components/site/frame/notify', () => ({ notify: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router }))

const PLAN = {
  kind: 'wordpress',
  origin: 'https://old.example',
  posts: 3,
  drafts: 1,
  outcomes: { new: 2, 'changed here': 1 },
  categories: [{ name: 'Wood', posts: 2, category: null }],
  others: [{ kind: 'page', count: 4 }],
  notes: [{ title: 'Fence', notes: ['The shortcode [x] was left out.'] }],
  noted: 1,
  clashes: ['/a'],
  taken: ['/about'],
}
const input = (state: string, more: object = {}) => ({
  data: {
    import: {
      id: 'i',
      name: 'old.xml',
      state,
      error: null,
      plan: null,
      outcomes: {},
      started_at: null,
      finished_at: null,
      options: { categories: {}, site: null, pages: false, overwrite: false },
      files: [{ role: 'export', name: 'old.xml', size: 3, received: 0 }],
      ...more,
    },
  },
})

function show() {
  render(
    <QueryClientProvider client={newQueryClient()}>
      <ImportScreen id="i" />
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset()
  calls.step.mockResolvedValue({ message: '', ...input('checking') })
})
afterEach(cleanup)

test('the plan lists what comes in and what does not, and the chosen categories are sent with the start', async () => {
  calls.get.mockResolvedValue(input('checked', { plan: PLAN }))
  show()
  expect(await screen.findByText('Fence')).toBeTruthy()
  expect(screen.getByText('4 × page')).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText('What Wood becomes'), 'Hand Tools')
  await userEvent.click(screen.getByLabelText(/^Overwrite 1 post that changed/))
  await userEvent.click(screen.getByRole('button', { name: 'Import 3 posts' }))
  expect(calls.step).toHaveBeenCalledWith({
    id: 'i',
    step: 'start',
    options: { categories: { Wood: 'Hand Tools' }, site: null, pages: false, overwrite: true },
  })
})

test('pages that are to come in, too, need another check', async () => {
  calls.get.mockResolvedValue(input('checked', { plan: PLAN }))
  show()
  await userEvent.click(await screen.findByLabelText('Import 4 pages as posts'))
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
  expect(calls.step).toHaveBeenCalledWith(expect.objectContaining({ step: 'check' }))
})

test('the files chosen in this tab are sent, and then checked', async () => {
  rememberFiles('i', { export: new File(['abc'], 'old.xml') })
  calls.get.mockResolvedValue(input('uploading'))
  calls.sendPart.mockResolvedValue({ received: 3 })
  show()
  await waitFor(() => expect(calls.step).toHaveBeenCalledWith({ id: 'i', step: 'check' }))
  expect(calls.sendPart).toHaveBeenCalledTimes(1)
  expect(calls.sendPart).toHaveBeenCalledWith(expect.objectContaining({ of: 'export', offset: '0' }), expect.anything())
})

test('a running import is paused, and a done one undone after a question', async () => {
  calls.get.mockResolvedValue(input('running', { plan: PLAN, outcomes: { new: 1 } }))
  show()
  expect(await screen.findByText('1 of 3 posts')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }))
  expect(calls.step).toHaveBeenCalledWith({ id: 'i', step: 'pause' })
  cleanup()
  calls.get.mockResolvedValue(input('done', { plan: PLAN, outcomes: { new: 3 } }))
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Undo the import' }))
  expect(calls.step).toHaveBeenCalledTimes(1)
  const [, confirm] = screen.getAllByRole('button', { name: 'Undo the import', hidden: true })
  await userEvent.click(confirm as HTMLElement)
  expect(calls.step).toHaveBeenLastCalledWith({ id: 'i', step: 'undo' })
})

test('a refused file says why, and can be dropped', async () => {
  calls.get.mockResolvedValue(input('failed', { error: 'This is neither an export' }))
  calls.remove.mockResolvedValue({ message: '' })
  show()
  expect((await screen.findByRole('alert')).textContent).toBe('This is neither an export')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the import' }))
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/admin/import'))
})

test('a check can be cancelled: the import is forgotten', async () => {
  calls.get.mockResolvedValue(input('checking'))
  calls.remove.mockResolvedValue({ message: '' })
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel the import' }))
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/admin/import'))
  expect(calls.remove).toHaveBeenCalledWith({ id: 'i' })
})

test('an import by the command is not resumed from here: the command is to be run again', async () => {
  const byCommand = { plan: PLAN, outcomes: { new: 1 }, files: [] }
  calls.get.mockResolvedValue(input('paused', byCommand))
  show()
  expect(await screen.findByText(/run it again with the same file/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull()
  cleanup()
  calls.get.mockResolvedValue(input('failed', { ...byCommand, error: 'The command that ran it was stopped.' }))
  show()
  expect((await screen.findByRole('alert')).textContent).toBe('The command that ran it was stopped.')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.getAllByRole('button', { name: 'Undo the import', hidden: true })[0]).toBeTruthy()
})
