// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recoverPage } from './recover-page.mjs'

const SCRIPT = '/_next/static/chunks/old.js'
const reload = vi.fn()
const onOutdated = vi.fn()
const answer = { status: 404 }
const fetchAsset = vi.fn(() => Promise.resolve(answer as Response))

recoverPage()
window.addEventListener('outdated', onOutdated)

beforeEach(() => {
  vi.stubGlobal('location', { origin: window.location.origin, href: '/page', reload })
  vi.stubGlobal('fetch', fetchAsset)
  answer.status = 404
})
afterEach(() => {
  document.body.innerHTML = ''
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

/** Simulates a script or stylesheet that fails to load. */
async function failToLoad(src: string, element: HTMLElement = document.createElement('script')): Promise<void> {
  const loading = Object.assign(element, element instanceof HTMLLinkElement ? { href: src } : { src })
  // jsdom does not load it in the body, and would not fire an event in the head.
  document.body.append(loading)
  loading.dispatchEvent(new Event('error'))
  await new Promise((resolve) => setTimeout(resolve))
}

test('a page with a missing script is reloaded once', async () => {
  await failToLoad(SCRIPT)
  expect(fetchAsset).toHaveBeenCalledWith(new URL(SCRIPT, window.location.origin).href, {
    method: 'HEAD',
    cache: 'no-store',
  })
  expect(reload).toHaveBeenCalledOnce()
  await failToLoad(SCRIPT)
  expect(reload).toHaveBeenCalledOnce()
  expect(onOutdated).toHaveBeenCalledOnce()
})

test('a missing stylesheet reloads the page too', async () => {
  await failToLoad('/_next/static/chunks/old.css', Object.assign(document.createElement('link'), { rel: 'stylesheet' }))
  expect(reload).toHaveBeenCalledOnce()
})

test.each([
  ['<input value="half a word">', 'a field'],
  ['<textarea>half a word</textarea>', 'a text'],
  ['<div contenteditable="true">half a word</div>', 'an editor'],
])('the page is not reloaded over entered text: %s', async (html) => {
  document.body.innerHTML = html
  await failToLoad(SCRIPT)
  expect(reload).not.toHaveBeenCalled()
  expect(onOutdated).toHaveBeenCalledOnce()
})

test.each([
  ['<input type="search">', 'a field'],
  ['<textarea></textarea>', 'a text'],
])('the page is not reloaded under a cursor, as text may follow: %s', async (html) => {
  document.body.innerHTML = html
  document.querySelector<HTMLElement>('input, textarea')?.focus()
  await failToLoad(SCRIPT)
  expect(reload).not.toHaveBeenCalled()
  expect(onOutdated).toHaveBeenCalledOnce()
})

test('a focused checkbox does not stop the reload', async () => {
  document.body.innerHTML = '<input type="checkbox">'
  document.querySelector('input')?.focus()
  await failToLoad(SCRIPT)
  expect(reload).toHaveBeenCalledOnce()
})

test('a script that is only unreachable does not reload the page, nor do a third-party script, an image and a prefetch', async () => {
  answer.status = 200
  await failToLoad(SCRIPT)
  fetchAsset.mockRejectedValueOnce(new TypeError('no network'))
  await failToLoad(SCRIPT)
  answer.status = 404
  await failToLoad('https://other.example/_next/static/x.js')
  await failToLoad('/pictures/x.png', document.createElement('img'))
  await failToLoad(SCRIPT, Object.assign(document.createElement('link'), { rel: 'prefetch' }))
  expect(reload).not.toHaveBeenCalled()
  expect(onOutdated).not.toHaveBeenCalled()
})

test('a proxy that answers 502 for a script reloads the page only while the site answers', async () => {
  answer.status = 502
  await failToLoad(SCRIPT)
  expect(reload).not.toHaveBeenCalled()
  fetchAsset.mockResolvedValueOnce({ status: 502 } as Response).mockResolvedValueOnce({ status: 200 } as Response)
  await failToLoad(SCRIPT)
  expect(fetchAsset).toHaveBeenLastCalledWith('/page', { method: 'HEAD', cache: 'no-store' })
  expect(reload).toHaveBeenCalledOnce()
})

test('without storage the page is not reloaded, as that could go on forever', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied')
  })
  await failToLoad(SCRIPT)
  expect(reload).not.toHaveBeenCalled()
  expect(onOutdated).toHaveBeenCalledOnce()
})
