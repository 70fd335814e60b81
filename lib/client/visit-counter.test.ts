// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeAdminHeader } from '../session/admin-header'

const PAGE = `<main id="content"><div data-post="p1">
  <article><div class="prose"><a id="in-text" href="https://shop.example/a" data-product="a"><b>Saw</b></a>
    <a id="own" href="/about"><b>About</b></a></div></article>
  <section data-place="panel"><article data-product="b"><a id="in-panel" href="https://shop.example/b"><b>Drill</b></a></article></section>
</div></main>`

let sent: unknown[] = []
let stop = () => {}

/** Starts counting on a page, as each page that is loaded does. */
async function open(html: string) {
  vi.resetModules()
  document.body.innerHTML = html
  const counter = await import('./visit-counter')
  stop = counter.startCounting()
  return counter
}
const press = (id: string, type = 'click') =>
  document
    .getElementById(id)
    ?.firstChild?.dispatchEvent(
      new MouseEvent(type, { bubbles: true, cancelable: true, button: type === 'click' ? 0 : 1 }),
    )
const act = () => document.body.dispatchEvent(new Event('wheel', { bubbles: true }))

beforeEach(() => {
  sent = []
  vi.stubGlobal(
    'Blob',
    class {
      constructor(readonly parts: string[]) {}
    },
  )
  const sendBeacon = (url: string, { parts }: { parts: string[] }) => {
    sent.push(...(JSON.parse(parts[0] ?? '') as { events: unknown[] }).events)
    return url === '/api/counts'
  }
  Object.assign(navigator, { sendBeacon })
})
afterEach(() => {
  stop()
  sessionStorage.clear()
  delete (window as { earlyActs?: unknown }).earlyActs
  vi.unstubAllGlobals()
})

const VIEW = { kind: 'view', post: 'p1' }

test('a view is sent once, when the visitor does something', async () => {
  await open(PAGE)
  document.body.dispatchEvent(new Event('scroll', { bubbles: true }))
  document.body.dispatchEvent(new MouseEvent('pointermove', { bubbles: true }))
  expect(sent).toEqual([])
  act()
  act()
  expect(sent).toEqual([VIEW])
})

test('clicks of product links are sent with their post and place, also by the middle button', async () => {
  await open(PAGE)
  act()
  press('in-text')
  press('in-panel', 'auxclick')
  press('own')
  expect(sent).toEqual([
    VIEW,
    { kind: 'click', product: 'a', post: 'p1', place: 'body' },
    { kind: 'click', product: 'b', post: 'p1', place: 'panel' },
  ])
})

test('what was clicked before the scripts ran is sent when they do', async () => {
  document.body.innerHTML = PAGE
  Object.assign(window, { earlyActs: [] })
  const counter = await open(PAGE)
  expect(sent).toEqual([VIEW])
  stop()
  Object.assign(window, { earlyActs: [document.getElementById('in-panel')] })
  stop = counter.startCounting()
  expect(sent).toEqual([VIEW, VIEW, { kind: 'click', product: 'b', post: 'p1', place: 'panel' }])
})

test('a search is sent with whether it found something, and the click of a result', async () => {
  await open(
    '<div data-search="oak" data-found="true"><article data-post="p2"><a id="hit" href="/curated-posts/p2"><b>Oak</b></a></article></div>',
  )
  act()
  press('hit')
  expect(sent).toEqual([
    { kind: 'search', query: 'oak', found: true },
    { kind: 'search-click', query: 'oak' },
  ])
})

test('what a part of the page counts waits for the visitor', async () => {
  const { countVisit } = await open('<p></p>')
  countVisit({ kind: 'save', item: 'post', id: 'p1' })
  expect(sent).toEqual([])
  act()
  expect(sent).toEqual([{ kind: 'save', item: 'post', id: 'p1' }])
})

test.each([
  ['Do Not Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
])('with %s nothing is sent at all', async (_name, setting) => {
  for (const [name, value] of Object.entries(setting))
    Object.defineProperty(navigator, name, { configurable: true, value })
  await open(PAGE)
  act()
  press('in-text')
  expect(sent).toEqual([])
  for (const name of Object.keys(setting)) Object.defineProperty(navigator, name, { configurable: true, value: null })
})

test('nothing is sent for the administrator', async () => {
  storeAdminHeader('Basic x')
  await open(PAGE)
  act()
  press('in-text')
  expect(sent).toEqual([])
})
