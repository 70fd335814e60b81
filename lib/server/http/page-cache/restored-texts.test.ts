// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { restoreTexts } from './restored-texts.mjs'

const BODY = '<main><p>One <b>two</b> three</p><ul><li>Four</li></ul></main>'
const main = () => document.querySelector('main')?.outerHTML
const p = () => document.querySelector('p') as HTMLElement
const told = () => new Promise((resolve) => setTimeout(resolve))

/** Puts a text into other nodes, as browsers that translate do. */
function wrap(text: ChildNode): void {
  const font = document.createElement('font')
  font.append(`«${text.textContent}»`)
  text.replaceWith(font)
}
const texts = () => [...p().childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)

beforeEach(() => {
  document.body.innerHTML = BODY
  const [, code = ''] = /<script>([^]*)<\/script><\/body>/.exec(restoreTexts('<body><script src="/a.js"></script></body>')) ?? []
  new Function(code)()
})
afterEach(() => void window.dispatchEvent(new Event('hydrated')))

const begin = () => window.dispatchEvent(new Event('before-hydration'))

test('texts that others have replaced, changed or removed are what they were, the very same nodes, when React begins', async () => {
  const before = [...p().childNodes]
  texts().forEach(wrap)
  await told()
  p().firstElementChild?.firstChild?.remove()
  const item = document.querySelector('li')?.firstChild as Text
  item.data = 'Vier'
  item.data = 'Fünf'
  expect(main()).not.toBe(BODY)
  begin()
  expect(main()).toBe(BODY)
  expect([...p().childNodes]).toEqual(before)
})

test('elements that others have put around texts, and moved, are back where they were', () => {
  const b = document.querySelector('b') as HTMLElement
  const font = document.createElement('font')
  p().prepend(b)
  p().append(font)
  font.append(...texts())
  begin()
  expect(main()).toBe(BODY)
})

test('until React is done, what is changed is undone; then it stays', async () => {
  begin()
  texts().forEach(wrap)
  await told()
  expect(main()).toBe(BODY)
  window.dispatchEvent(new Event('hydrated'))
  texts().forEach(wrap)
  await told()
  expect(main()).toContain('<font>«One »</font>')
})

test('who changes a text again at once is let have the last word', async () => {
  const stubborn = new MutationObserver(() => texts().forEach(wrap))
  stubborn.observe(p(), { childList: true })
  begin()
  texts().forEach(wrap)
  await told()
  expect(p().querySelectorAll('font')).toHaveLength(2)
  stubborn.disconnect()
})

test('a page without scripts stays as it is', () => {
  expect(restoreTexts('<body>Text</body>')).toBe('<body>Text</body>')
})

test('what an extension adds to the end of the page stays', async () => {
  document.body.append(document.createElement('aside'))
  await told()
  begin()
  expect(document.body.lastElementChild?.tagName).toBe('ASIDE')
})
