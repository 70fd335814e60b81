// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { storeVisitorHint } from '../session/visitor-hint'
import { addEarlyScript } from './early-html'

const SIGN_IN = '<a class="flex returning:invisible" href="/sign-in">Sign in</a>'
const page = (body: string) =>
  addEarlyScript(`<html><head><script src="/a.js" async=""></script></head><body>${body}</body></html>`)

function open(body: string): void {
  const [, code = ''] = /async=""><\/script><script>([^]*?)<\/script><\/head>/.exec(page(body)) ?? []
  expect(code).not.toBe('')
  new Function(code)()
}

afterEach(() => {
  window.dispatchEvent(new Event('hydrated'))
  localStorage.clear()
  delete document.documentElement.dataset.returning
})

test('a visitor who was signed in does not see the sign-in prompt, not even in the first paint', () => {
  open(SIGN_IN)
  expect(document.documentElement.dataset.returning).toBeUndefined()
  storeVisitorHint(true)
  open(SIGN_IN)
  expect(document.documentElement.dataset.returning).toBe('')
})

test('a page without sign-in links does not read storage before its first paint', () => {
  expect(page('')).not.toContain('localStorage')
})
