import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { type AppliedReading, notifyReading } from './notify-reading'

const mocks = vi.hoisted(() => ({ undoReadings: vi.fn(), notify: vi.fn() }))
vi.mock('@/lib/client/products/reread-products', () => mocks)
vi.mock('@/components/site/frame/notify', () => ({ notify: mocks.notify }))

beforeEach(() => {
  for (const mock of Object.values(mocks)) mock.mockReset()
})

const onUndone = vi.fn()
const SAW = { id: 'r-saw', name: 'Saw' }
const DRILL = { id: 'r-drill', name: 'Drill' }

/** Shows the toast and presses its button. */
function undo(applied: AppliedReading[]) {
  onUndone.mockReset()
  notifyReading(new QueryClient(), 'Updated', applied, onUndone)
  pressLast()
}
const pressLast = () => mocks.notify.mock.lastCall?.[2].run()

test('Undo puts all products back and says so', async () => {
  mocks.undoReadings.mockResolvedValue({ undoneIds: ['r-saw', 'r-drill'], left: [] })
  undo([SAW, DRILL])
  await vi.waitFor(() => expect(mocks.notify).toHaveBeenLastCalledWith('success', '2 products put back as before'))
  expect(mocks.undoReadings).toHaveBeenCalledExactlyOnceWith(['r-saw', 'r-drill'])
  expect(onUndone).toHaveBeenCalledOnce()
})

test('products that were not put back are named, each with what happened', async () => {
  const left = [
    { id: 'r-saw', reason: 'changed' },
    { id: 'r-Rule', reason: 'deleted' },
  ]
  mocks.undoReadings.mockResolvedValue({ undoneIds: ['r-drill'], left })
  undo([SAW, DRILL, { id: 'r-Rule', name: 'Rule' }])
  const message = '1 product put back as before. Not put back: Saw (changed since); Rule (deleted)'
  await vi.waitFor(() => expect(mocks.notify).toHaveBeenLastCalledWith('error', message))
})

test('of many products that were not put back, the first are named', async () => {
  const many = ['Saw', 'Rule', 'Level', 'Lamp'].map((name) => ({ id: `r-${name}`, name }))
  mocks.undoReadings.mockResolvedValue({ undoneIds: [], left: many.map(({ id }) => ({ id, reason: 'read_again' })) })
  undo(many)
  const since = '(read again since)'
  const message = `Nothing was put back: Saw ${since}; Rule ${since}; Level ${since}; and 1 more`
  await vi.waitFor(() => expect(mocks.notify).toHaveBeenLastCalledWith('error', message))
  expect(onUndone).not.toHaveBeenCalled()
})

test('a failed Undo can be tried again', async () => {
  mocks.undoReadings.mockRejectedValueOnce(new Error('away'))
  mocks.undoReadings.mockResolvedValue({ undoneIds: ['r-saw'], left: [] })
  undo([SAW])
  const again = expect.objectContaining({ label: 'Try again' })
  await vi.waitFor(() =>
    expect(mocks.notify).toHaveBeenLastCalledWith('error', 'Failed to put products back: away', again),
  )
  pressLast()
  await vi.waitFor(() => expect(mocks.notify).toHaveBeenLastCalledWith('success', '1 product put back as before'))
})

test('readings without an id, which cannot be undone, have no Undo', () => {
  notifyReading(new QueryClient(), 'Product is as the page says', [{ id: null, name: 'Saw' }])
  expect(mocks.notify).toHaveBeenCalledExactlyOnceWith('success', 'Product is as the page says', undefined)
})
