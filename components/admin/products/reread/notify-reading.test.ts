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
  mocks.undoReadings.mockResolvedValue({ message: '2 products put back as before', undoneIds: ['r-saw', 'r-drill'] })
  undo([SAW, DRILL])
  await vi.waitFor(() => expect(mocks.notify).toHaveBeenLastCalledWith('success', '2 products put back as before'))
  expect(mocks.undoReadings).toHaveBeenCalledExactlyOnceWith(['r-saw', 'r-drill'])
  expect(onUndone).toHaveBeenCalledOnce()
})

test('products that changed in the meantime are named', async () => {
  mocks.undoReadings.mockResolvedValue({ message: '', undoneIds: ['r-drill'] })
  const others = ['Rule', 'Level', 'Lamp'].map((name) => ({ id: `r-${name}`, name }))
  undo([SAW, DRILL, ...others])
  const message = '1 product put back as before; 4 were changed in the meantime (Saw, Rule, Level and 1 more)'
  await vi.waitFor(() => expect(mocks.notify).toHaveBeenLastCalledWith('error', message))
})

test('when nothing could be put back, nothing is shown anew', async () => {
  mocks.undoReadings.mockResolvedValue({ message: '', undoneIds: [] })
  undo([SAW])
  const message = 'Nothing was put back: 1 was changed in the meantime (Saw)'
  await vi.waitFor(() => expect(mocks.notify).toHaveBeenLastCalledWith('error', message))
  expect(onUndone).not.toHaveBeenCalled()
})

test('a failed Undo can be tried again', async () => {
  mocks.undoReadings.mockRejectedValueOnce(new Error('away'))
  mocks.undoReadings.mockResolvedValue({ message: '1 product put back as before', undoneIds: ['r-saw'] })
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
