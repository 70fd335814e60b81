// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ClampedText } from './clamped-text'
import { ClampedToggles } from './clamped-toggles'

const observed = new Set<Element>()
let heights: { full: number; frame: number }
let report: (entries: { target: Element }[]) => void
/** What jsdom does not lay out: the lines of the text. */
let lines: Partial<DOMRect>[]

beforeEach(() => {
  heights = { full: 60, frame: 40 }
  lines = []
  Range.prototype.getClientRects = () => lines as unknown as DOMRectList
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: typeof report) {
        report = callback
      }
      observe(frame: Element) {
        observed.add(frame)
      }
      disconnect() {
        observed.clear()
      }
    },
  )
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => heights.full)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(() => heights.frame)
})

const resized = () => report([...observed].map((target) => ({ target })))

/** Shows a text, and waits until its size is observed. */
async function show(text: string) {
  render(
    <>
      <ClampedToggles />
      <ClampedText>{text}</ClampedText>
    </>,
  )
  await waitFor(() => expect(observed.size).toBe(1))
  resized()
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a text that fits has no toggle', async () => {
  heights = { full: 40, frame: 40 }
  await show('Short')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a truncated text expands with ... and collapses with (less)', async () => {
  const user = userEvent.setup()
  await show('Long')
  await user.click(screen.getByRole('button', { name: /^\.\.\./, expanded: false }))
  await user.click(screen.getByRole('button', { name: /^\(less\)/, expanded: true }))
  expect(screen.getByRole('button', { name: /^\.\.\./ })).toBeDefined()
})

test('the toggle appears and disappears with the available width', async () => {
  await show('Long')
  expect(screen.getByRole('button')).toBeDefined()
  heights = { full: 40, frame: 40 }
  resized()
  expect(screen.queryByRole('button')).toBeNull()
})

test('the toggle follows the last word of the second line', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ left: 180, top: 20, bottom: 40 } as DOMRect)
  lines = [
    { top: 0, bottom: 20, right: 195 },
    { top: 20, bottom: 40, right: 130 },
    { top: 40, bottom: 60, right: 170 },
  ]
  await show('Long')
  await vi.waitFor(() => expect(screen.getByRole('button').style.insetInlineEnd).toBe('50px'))
  // It stands there now, and would stand 50 px further without that.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ left: 130, top: 20, bottom: 40 } as DOMRect)
  lines = [{ top: 20, bottom: 40, right: 160 }]
  resized()
  await vi.waitFor(() => expect(screen.getByRole('button').style.insetInlineEnd).toBe('20px'))
})

test('a text that is added later has a toggle, too', async () => {
  await show('Long')
  document.body.append(Object.assign(document.createElement('div'), { className: 'clamped' }))
  await waitFor(() => expect(observed.size).toBe(2))
  resized()
  expect(screen.getAllByRole('button')).toHaveLength(2)
  document.body.lastElementChild?.remove()
})

test('where the code of toggles cannot be loaded, the whole text is shown', async () => {
  vi.resetModules()
  vi.doMock('./add-toggles', () => {
    throw new Error('no network')
  })
  const { ClampedToggles: Toggles } = await import('./clamped-toggles')
  render(<Toggles />)
  await waitFor(() => expect(document.documentElement.style.getPropertyValue('--clamp')).toBe('none'))
  document.documentElement.removeAttribute('style')
  vi.doUnmock('./add-toggles')
})
