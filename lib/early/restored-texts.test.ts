// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { restoreTexts } from './early-html'

const BODY = '<main><p>One <b>two</b> three</p><ul><li>Four</li></ul><div class="prose"><span>$10</span></div></main>'
const main = () => document.querySelector('main')?.outerHTML
const p = () => document.querySelector('p') as HTMLElement
const reported = () => new Promise((resolve) => setTimeout(resolve))

/** Moves a text into other nodes, as page translation does. */
function wrap(text: ChildNode): void {
  const font = document.createElement('font')
  font.append(`«${text.textContent}»`)
  text.replaceWith(font)
}
const texts = () => [...p().childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)

beforeEach(() => {
  document.body.innerHTML = BODY
  const [, code = ''] =
    /<script>([^]*)<\/script><\/body>/.exec(restoreTexts('<body><script src="/a.js"></script></body>')) ?? []
  new Function(code)()
})
afterEach(() => void window.dispatchEvent(new Event('hydrated')))

const begin = () => window.dispatchEvent(new Event('before-hydration'))

test('texts that were replaced, changed or removed are restored, as the same nodes, when hydration starts', async () => {
  const before = [...p().childNodes]
  texts().forEach(wrap)
  await reported()
  p().firstElementChild?.firstChild?.remove()
  const item = document.querySelector('li')?.firstChild as Text
  item.data = 'Vier'
  item.data = 'Fünf'
  expect(main()).not.toBe(BODY)
  begin()
  expect(main()).toBe(BODY)
  expect([...p().childNodes]).toEqual(before)
})

test('texts that were wrapped in elements or moved are back in place', () => {
  const b = document.querySelector('b') as HTMLElement
  const font = document.createElement('font')
  p().prepend(b)
  p().append(font)
  font.append(...texts())
  begin()
  expect(main()).toBe(BODY)
})

test('changes are undone until hydration ends; later ones stay', async () => {
  begin()
  texts().forEach(wrap)
  await reported()
  expect(main()).toBe(BODY)
  window.dispatchEvent(new Event('hydrated'))
  texts().forEach(wrap)
  await reported()
  expect(main()).toContain('<font>«One »</font>')
})

test('what a script of the site writes into the HTML of a text stays', async () => {
  const total = document.querySelector('.prose span') as HTMLElement
  total.textContent = '$20'
  await reported()
  ;(total.firstChild as Text).data = '$30'
  begin()
  total.append(document.createElement('button'))
  await reported()
  expect(total.outerHTML).toBe('<span>$30<button></button></span>')
})

test('restoring gives up against a script that changes texts again at once', async () => {
  const stubborn = new MutationObserver(() => texts().forEach(wrap))
  stubborn.observe(p(), { childList: true })
  begin()
  texts().forEach(wrap)
  await reported()
  expect(p().querySelectorAll('font')).toHaveLength(2)
  stubborn.disconnect()
})

test('a page without scripts is unchanged', () => {
  expect(restoreTexts('<body>Text</body>')).toBe('<body>Text</body>')
})

test('elements that an extension appends to the body stay', async () => {
  document.body.append(document.createElement('aside'))
  await reported()
  begin()
  expect(document.body.lastElementChild?.tagName).toBe('ASIDE')
})
