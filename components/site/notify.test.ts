// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { notify } from './notify'

vi.mock('./toaster', () => {
  throw new Error('no network')
})

test('where the script of the toasts cannot be had, the browser says it', async () => {
  const said = vi.spyOn(window, 'alert').mockImplementation(() => undefined)
  notify('error', 'It could not be saved. Try again.')
  await vi.waitFor(() => expect(said).toHaveBeenCalledExactlyOnceWith('It could not be saved. Try again.'))
})
