// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '@/lib/client/calls/query-client'
import type { FocalPoint } from '@/lib/contract/fields/fields'
import { FocalPointDialog } from './focal-point-dialog'

const describe = vi.hoisted(() => vi.fn())
const notify = vi.hoisted(() => vi.fn())
vi.mock('@/lib/client/calls/client', () => ({ api: { pictures: { describe } } }))
vi.mock('@/components/site/frame/notify', () => ({ notify }))

beforeEach(() => {
  describe.mockResolvedValue({ message: 'Focal point saved' })
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

const onClose = vi.fn()

function open(focus?: FocalPoint) {
  const picture = {
    name: 'oak',
    url: '/uploads/oak.webp',
    width: 1_600,
    height: 900,
    size: 412_300,
    alt: 'Oak',
    uploaded_at: null,
    removed_at: null,
    uses: [],
    use_count: 0,
    past_count: 0,
    focus,
  }
  render(
    <QueryClientProvider client={newQueryClient()}>
      <FocalPointDialog picture={picture} onClose={onClose} />
    </QueryClientProvider>,
  )
  return screen.getByRole('slider', { name: 'Focal point' })
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('arrow keys move the point, further with Shift, and not off the picture', async () => {
  const handle = open()
  expect(handle.getAttribute('aria-valuetext')).toBe('50% from the left, 50% from the top')
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp']) fireEvent.keyDown(handle, { key })
  for (let times = 0; times < 9; times += 1) fireEvent.keyDown(handle, { key: 'ArrowDown', shiftKey: true })
  expect(handle.getAttribute('aria-valuetext')).toBe('52% from the left, 100% from the top')
  press('Save')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(describe).toHaveBeenCalledWith({ params: { name: 'oak' }, body: { focus: { x: 52, y: 100 } } })
  expect(notify).toHaveBeenCalledWith('success', 'Focal point saved')
})

test('a press on the picture sets the point', () => {
  const handle = open({ x: 0, y: 0 })
  const surface = handle.parentElement as HTMLElement
  surface.getBoundingClientRect = () => new DOMRect(100, 100, 200, 100)
  fireEvent.pointerDown(surface, { button: 0, clientX: 150, clientY: 180 })
  expect(handle.getAttribute('aria-valuetext')).toBe('25% from the left, 80% from the top')
})

test('the focal point of a picture can be removed, and after a failure the dialog still shows its point', async () => {
  open({ x: 10, y: 20 })
  describe.mockRejectedValueOnce(new Error('away'))
  press('Remove')
  await waitFor(() => expect(notify).toHaveBeenCalledWith('error', 'Failed to save focal point: away'))
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('10% from the left, 20% from the top')
  press('Remove')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(describe).toHaveBeenLastCalledWith({ params: { name: 'oak' }, body: { focus: null } })
})
