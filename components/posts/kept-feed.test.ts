// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { keepFeed, keptFeed } from './kept-feed'

/** How the page was come to. */
const come = (type: NavigationTimingType) =>
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [{ type }] })

/** Leaves a list of 40 posts while its second row stands at the top. */
function leave(): void {
  const list = document.createElement('ul')
  list.innerHTML = '<li></li><li></li>'
  const [above, first] = [...list.children] as [Element, Element]
  vi.spyOn(above, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -900, 600, 800))
  vi.spyOn(first, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -60, 600, 800))
  keepFeed(40, list)
}

beforeEach(() => sessionStorage.clear())

test.each(['back_forward', 'reload'] as const)('who comes to the list by %s is where they were', (type) => {
  leave()
  come(type)
  expect(keptFeed()).toEqual({ limit: 40, row: 1, top: -60 })
})

test('who comes to the list anew begins at its top, and stays there on a reload', () => {
  leave()
  come('navigate')
  expect(keptFeed()).toBeNull()
  come('reload')
  expect(keptFeed()).toBeNull()
})
