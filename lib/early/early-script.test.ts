// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EARLY_SCRIPT, EARLY_SCRIPT_OF_PUBLIC_PAGES } from './early-script.mjs'

const reload = vi.fn()
const fetchAsset = vi.fn(() => Promise.resolve({ status: 404 } as Response))

beforeEach(() => {
  vi.stubGlobal('location', { origin: window.location.origin, href: '/page', reload })
  vi.stubGlobal('fetch', fetchAsset)
  document.body.innerHTML = '<button type="button">Save</button><div class="prose"><img alt="A"></div><input>'
})
afterEach(() => {
  window.dispatchEvent(new Event('hydrated'))
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const run = (source: string) => new Function(source)()
async function loseScript(): Promise<void> {
  const script = Object.assign(document.createElement('script'), { src: '/_next/static/chunks/a.js' })
  document.body.append(script)
  script.dispatchEvent(new Event('error'))
  await new Promise((resolve) => setTimeout(resolve))
}

test('its source works without this module: a press is marked, and a page of an earlier build is reloaded once', async () => {
  run(EARLY_SCRIPT)
  const save = document.querySelector('button')
  save?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
  expect(save?.dataset.down).toBe('')
  await loseScript()
  await loseScript()
  expect(reload).toHaveBeenCalledOnce()
})

test('public pages hide broken pictures, others show them to the writer', () => {
  const picture = document.querySelector('img') as HTMLImageElement
  run(EARLY_SCRIPT)
  picture.dispatchEvent(new Event('error'))
  expect(picture.hidden).toBe(false)
  run(EARLY_SCRIPT_OF_PUBLIC_PAGES)
  picture.dispatchEvent(new Event('error'))
  expect(picture.hidden).toBe(true)
})

test('comments are not sent', () => {
  expect(EARLY_SCRIPT_OF_PUBLIC_PAGES).not.toMatch(/\/\/ |\/\*\*/)
})
