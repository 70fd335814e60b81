// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ClampedText } from './clamped-text'

let resized: () => void
let heights: { full: number; frame: number }
/** What jsdom does not lay out: the lines of the text. */
let lines: Partial<DOMRect>[]

beforeEach(() => {
  heights = { full: 60, frame: 40 }
  lines = []
  Range.prototype.getClientRects = () => lines as unknown as DOMRectList
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = () => act(callback)
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => heights.full)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(() => heights.frame)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a text that fits has no toggle', () => {
  heights = { full: 40, frame: 40 }
  render(<ClampedText what="name">Short</ClampedText>)
  resized()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a truncated text expands with ... and collapses with (less)', async () => {
  const user = userEvent.setup()
  render(<ClampedText what="description">Long</ClampedText>)
  resized()
  await user.click(screen.getByRole('button', { name: /^\.\.\./, expanded: false }))
  await user.click(screen.getByRole('button', { name: /^\(less\)/, expanded: true }))
  expect(screen.getByRole('button', { name: /^\.\.\./ })).toBeDefined()
})

test('the toggle appears and disappears with the available width', () => {
  render(<ClampedText what="description">Long</ClampedText>)
  resized()
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
  render(<ClampedText what="description">Long</ClampedText>)
  resized()
  await vi.waitFor(() => expect(screen.getByRole('button').style.insetInlineEnd).toBe('50px'))
  // It stands there now, and would stand 50 px further without that.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ left: 130, top: 20, bottom: 40 } as DOMRect)
  lines = [{ top: 20, bottom: 40, right: 160 }]
  resized()
  await vi.waitFor(() => expect(screen.getByRole('button').style.insetInlineEnd).toBe('20px'))
})
