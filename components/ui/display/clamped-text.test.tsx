// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ClampedText } from './clamped-text'

let resized: () => void
let heights: { full: number; frame: number }

beforeEach(() => {
  heights = { full: 60, frame: 40 }
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
