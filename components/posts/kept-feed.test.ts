// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { historyEntry, keepFeed, keptFeed } from './kept-feed'

/** How the page was come to. */
const come = (type: NavigationTimingType) =>
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [{ type }] })

/** Leaves a list while its second row stands at the top. */
function leave(limit = 40): void {
  const list = document.createElement('ul')
  list.innerHTML = '<li></li><li></li>'
  const [above, first] = [...list.children] as [Element, Element]
  vi.spyOn(above, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -900, 600, 800))
  vi.spyOn(first, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -60, 600, 800))
  keepFeed(limit, list, historyEntry())
}

/** Goes to an entry of the history. */
const goTo = (key: string) => Object.defineProperty(window, 'navigation', { configurable: true, value: { currentEntry: { key } } })

beforeEach(() => {
  sessionStorage.clear()
  goTo('first')
})

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

test('each entry of the history keeps a place of its own', () => {
  leave(40)
  goTo('second')
  come('navigate')
  expect(keptFeed()).toBeNull()
  leave(20)
  come('back_forward')
  expect(keptFeed()).toMatchObject({ limit: 20 })
  goTo('first')
  expect(keptFeed()).toMatchObject({ limit: 40 })
})

test('of many entries the places left last are kept', () => {
  for (let at = 0; at < 100; at++) {
    goTo(`entry ${at}`)
    leave()
  }
  come('back_forward')
  expect(keptFeed()).not.toBeNull()
  goTo('entry 70')
  expect(keptFeed()).not.toBeNull()
  goTo('entry 69')
  expect(keptFeed()).toBeNull()
})

test('a browser that names no entries keeps one place for the tab', () => {
  Object.defineProperty(window, 'navigation', { configurable: true, value: undefined })
  leave()
  come('back_forward')
  expect(keptFeed()).toMatchObject({ limit: 40 })
})

test.each(['{', '{"limit":40,"row":1,"top":0}', '[["first",{"limit":"40"}]]', 'null'])('what is stored as %s is nothing, and is written over', (stored) => {
  sessionStorage.setItem('homeFeed', stored)
  come('back_forward')
  expect(keptFeed()).toBeNull()
  leave()
  expect(keptFeed()).toMatchObject({ limit: 40 })
})
