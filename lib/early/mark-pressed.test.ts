// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { markPressed } from './early-script.mjs'

const marked = () => [...document.querySelectorAll('[data-down]')].map(({ id }) => id)
const point = (type: string, id: string, button = 0) =>
  document.getElementById(id)?.dispatchEvent(new MouseEvent(type, { bubbles: true, button }))

beforeAll(() => markPressed())
beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `<button id="save"><span id="icon"></span>Save</button><button id="share">Share</button>
<details><summary id="details">Details</summary></details><a href="#x" id="link">Link</a><a href="#x" role="tab" id="tab">Tab</a>
<input type="search" id="search"><textarea id="text"></textarea><input type="checkbox" id="box">`
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

test.each(['pointerup', 'pointercancel'])('what is pressed is marked at once, and for a moment after %s', (end) => {
  point('pointerdown', 'icon')
  expect(marked()).toEqual(['save'])
  point(end, 'icon')
  expect(marked()).toEqual(['save'])
  vi.advanceTimersByTime(100)
  expect(marked()).toEqual([])
  for (const id of ['details', 'tab', 'search', 'text']) {
    point('pointerdown', id)
    expect(marked()).toEqual([id])
    point(end, id)
    vi.advanceTimersByTime(100)
  }
})

test('what is pressed again within that moment stays marked', () => {
  point('pointerdown', 'save')
  point('pointerup', 'save')
  point('pointerdown', 'save')
  vi.advanceTimersByTime(500)
  expect(marked()).toEqual(['save'])
  point('pointerup', 'save')
})

test('a link in the text and a checkbox, which browsers mark, and another mouse button mark nothing', () => {
  point('pointerdown', 'link')
  point('pointerdown', 'box')
  point('pointerdown', 'share', 2)
  expect(marked()).toEqual([])
})
