// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { historyEntry, storeFeedScroll, storedFeedScroll } from './feed-scroll'

/** Sets how the document was navigated to. */
const setNavigationType = (type: NavigationTimingType) =>
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [{ type }] })

/** Leaves a list with its second row at the top of the viewport. */
function leaveList(limit = 40): void {
  const list = document.createElement('ul')
  list.innerHTML = '<li></li><li></li>'
  const [above, first] = [...list.children] as [Element, Element]
  vi.spyOn(above, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -900, 600, 800))
  vi.spyOn(first, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -60, 600, 800))
  storeFeedScroll(limit, list, historyEntry())
}

/** Makes an entry of the session history the current one. */
const goTo = (key: string) =>
  Object.defineProperty(window, 'navigation', { configurable: true, value: { currentEntry: { key } } })

beforeEach(() => {
  sessionStorage.clear()
  goTo('first')
})

test.each(['back_forward', 'reload'] as const)(
  'the scroll position is restored after a navigation of type %s',
  (type) => {
    leaveList()
    setNavigationType(type)
    expect(storedFeedScroll()).toEqual({ limit: 40, row: 1, top: -60 })
  },
)

test('a new visit starts at the top, and so does its reload', () => {
  leaveList()
  setNavigationType('navigate')
  expect(storedFeedScroll()).toBeNull()
  setNavigationType('reload')
  expect(storedFeedScroll()).toBeNull()
})

test('each history entry has its own scroll position', () => {
  leaveList(40)
  goTo('second')
  setNavigationType('navigate')
  expect(storedFeedScroll()).toBeNull()
  leaveList(20)
  setNavigationType('back_forward')
  expect(storedFeedScroll()).toMatchObject({ limit: 20 })
  goTo('first')
  expect(storedFeedScroll()).toMatchObject({ limit: 40 })
})

test('the positions left most recently are stored when there are many entries', () => {
  for (let at = 0; at < 100; at++) {
    goTo(`entry ${at}`)
    leaveList()
  }
  setNavigationType('back_forward')
  expect(storedFeedScroll()).not.toBeNull()
  goTo('entry 70')
  expect(storedFeedScroll()).not.toBeNull()
  goTo('entry 69')
  expect(storedFeedScroll()).toBeNull()
})

test('without the Navigation API the tab has one position', () => {
  Object.defineProperty(window, 'navigation', { configurable: true, value: undefined })
  leaveList()
  setNavigationType('back_forward')
  expect(storedFeedScroll()).toMatchObject({ limit: 40 })
})

test.each(['{', '{"limit":40,"row":1,"top":0}', '[["first",{"limit":"40"}]]', 'null'])(
  'the stored value %s is ignored and overwritten',
  (stored) => {
    sessionStorage.setItem('homeFeed', stored)
    setNavigationType('back_forward')
    expect(storedFeedScroll()).toBeNull()
    leaveList()
    expect(storedFeedScroll()).toMatchObject({ limit: 40 })
  },
)
