// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { storeVisitorHint } from '@/lib/session/visitor-hint'
import { deferScripts } from './deferred-scripts.mjs'

const PAGE = `<html><head><link rel="preload" as="script" fetchPriority="low" href="/c.js"/><script src="/a.js" async=""></script><script src="/old.js" noModule=""></script></head><body><p>Text</p><script>data()</script><script src="/c.js" id="_R_" async=""></script></body></html>`
/** The scripts that the loader has added to the head. */
const startedScripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname)
const until = (what: () => void) => vi.waitFor(what)

/** Opens a page with a button and a link, as the page cache sends it. */
function open(more = ''): void {
  document.body.innerHTML = `<button type="button">Save</button><a href="#x">Link</a><input>${more}`
  const [, code = ''] = /data-scripts="[^"]*">([\s\S]*)<\/script><\/body>/.exec(deferScripts(PAGE)) ?? []
  const script = document.createElement('script')
  script.dataset.scripts = '/a.js /c.js'
  Object.defineProperty(document, 'currentScript', { configurable: true, value: script })
  new Function(code)()
}

beforeEach(() => {
  document.head.innerHTML = ''
})
afterEach(() => {
  // Stops loaders that still wait.
  window.dispatchEvent(new Event('hydrated'))
  localStorage.clear()
  delete document.documentElement.dataset.returning
})

test('a page lists its scripts without loading them', () => {
  const html = deferScripts(PAGE)
  expect(html).toContain('<head><script src="/old.js" noModule=""></script></head>')
  expect(html).toContain('<script>data()</script><script data-scripts="/a.js /c.js">')
  expect(html.match(/\ssrc=/g)).toHaveLength(1)
})

test('HTML without scripts is unchanged', () => {
  expect(deferScripts('<p>Text</p>')).toBe('<p>Text</p>')
})

const point = (pointerType: string, movementX: number, movementY: number) =>
  document.body.dispatchEvent(
    Object.assign(new Event('pointermove', { bubbles: true }), { pointerType, movementX, movementY }),
  )

test('scripts start on the first interaction: not on a touch pointer move, nor for a mouse that rests where the page appears', async () => {
  open()
  point('touch', 3, 0)
  point('mouse', 0, 0)
  // Twice as long as starting takes.
  for (let times = 0; times < 2; times += 1)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  expect(startedScripts()).toEqual([])
  point('mouse', 0, 1)
  await until(() => expect(startedScripts()).toEqual(['/a.js', '/c.js']))
})

test('after load the scripts are prefetched, but not with Save-Data', async () => {
  const fetched = () => [...document.head.querySelectorAll('link')].map(({ href }) => new URL(href).pathname)
  open()
  window.dispatchEvent(new Event('load'))
  await until(() => expect(fetched()).toEqual(['/a.js', '/c.js']))
  document.head.innerHTML = ''
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
  window.dispatchEvent(new Event('load'))
  document.body.dispatchEvent(new Event('wheel', { bubbles: true }))
  await until(() => expect(startedScripts().length).toBeGreaterThan(1))
  expect(fetched()).toEqual([])
  Reflect.deleteProperty(navigator, 'connection')
})

test('events before hydration are dispatched again, except those that the browser has handled', async () => {
  open()
  const button = document.querySelector('button') as HTMLButtonElement
  const link = document.querySelector('a') as HTMLAnchorElement
  const input = document.querySelector('input') as HTMLInputElement
  button.click()
  link.click()
  input.focus()
  await until(() => expect(startedScripts()).toHaveLength(2))
  const heard: string[] = []
  for (const type of ['click', 'focusin'])
    document.body.addEventListener(type, ({ target }) => heard.push(`${type} ${(target as Element).tagName}`))
  window.dispatchEvent(new Event('hydrated'))
  await until(() => expect(heard).toEqual(['click BUTTON', 'focusin INPUT']))
  button.click()
  expect(heard).toEqual(['click BUTTON', 'focusin INPUT', 'click BUTTON'])
})

test('an event during which React hydrates is not dispatched twice', async () => {
  open()
  const [button, input] = [document.querySelector('button'), document.querySelector('input')] as [
    HTMLButtonElement,
    HTMLInputElement,
  ]
  input.focus()
  await until(() => expect(startedScripts()).toHaveLength(2))
  const heard: string[] = []
  for (const type of ['click', 'focusin'])
    document.body.addEventListener(type, ({ target }) => heard.push(`${type} ${(target as Element).tagName}`))
  // React makes a page ready within the first click that it is to hear.
  document.addEventListener('click', () => window.dispatchEvent(new Event('hydrated')), { capture: true, once: true })
  button.click()
  await until(() => expect(heard).toEqual(['click BUTTON', 'focusin INPUT']))
})

test('for a browser with stored data scripts start by themselves after load', async () => {
  localStorage.setItem('anything', '1')
  open()
  expect(startedScripts()).toEqual([])
  window.dispatchEvent(new Event('load'))
  await until(() => expect(startedScripts()).toEqual(['/a.js', '/c.js']))
})

describe('a script that fails to load', () => {
  const reload = vi.fn()
  const asked = vi.fn(() => Promise.resolve({ status: 404 } as Response))
  beforeEach(() => {
    vi.stubGlobal('location', { href: '/page', reload })
    vi.stubGlobal('fetch', asked)
    return () => {
      sessionStorage.clear()
      vi.unstubAllGlobals()
      vi.clearAllMocks()
    }
  })
  const lose = async () => {
    open()
    document.body.dispatchEvent(new Event('wheel', { bubbles: true }))
    await until(() => expect(startedScripts().length).toBeGreaterThan(1))
    document.head.querySelector('script')?.dispatchEvent(new Event('error'))
    await new Promise((resolve) => setTimeout(resolve))
    document.head.innerHTML = ''
  }

  test('reloads a page of an earlier build, once', async () => {
    await lose()
    expect(asked).toHaveBeenCalledWith('/a.js', { method: 'HEAD', cache: 'no-store' })
    expect(reload).toHaveBeenCalledOnce()
    await lose()
    expect(reload).toHaveBeenCalledOnce()
  })

  test('reloads a page whose script a proxy answers with 502 while the site answers', async () => {
    asked.mockResolvedValueOnce({ status: 502 } as Response).mockResolvedValueOnce({ status: 200 } as Response)
    await lose()
    expect(asked).toHaveBeenLastCalledWith('/page', { method: 'HEAD', cache: 'no-store' })
    expect(reload).toHaveBeenCalledOnce()
  })

  test('does not reload if the server is unreachable, has the script after all, or something was typed', async () => {
    asked.mockRejectedValueOnce(new TypeError('no network'))
    await lose()
    asked.mockResolvedValueOnce({ status: 200 } as Response)
    await lose()
    asked.mockResolvedValueOnce({ status: 502 } as Response).mockResolvedValueOnce({ status: 502 } as Response)
    await lose()
    document.body.addEventListener(
      'wheel',
      () => Object.assign(document.querySelector('input') ?? {}, { value: 'oak' }),
      { once: true },
    )
    await lose()
    expect(reload).not.toHaveBeenCalled()
  })
})

test('a visitor who was signed in does not see the sign-in prompt, not even in the first paint', () => {
  const signIn = '<a class="flex returning:invisible" href="/sign-in">Sign in</a>'
  localStorage.setItem('anything', '1')
  open(signIn)
  expect(startedScripts()).toEqual(['/a.js', '/c.js'])
  expect(document.documentElement.dataset.returning).toBeUndefined()
  storeVisitorHint(true)
  open(signIn)
  expect(document.documentElement.dataset.returning).toBe('')
})

test('a broken picture in a body is hidden with its caption, without starting scripts', async () => {
  open('<div class="prose"><figure><img src="/a.png" alt="A"><figcaption>Caption</figcaption></figure></div>')
  document.querySelector('figure img')?.dispatchEvent(new Event('error'))
  expect(document.querySelector('figure')?.hidden).toBe(true)
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  expect(startedScripts()).toEqual([])
})

test('any other broken picture starts the scripts, which show the next source or the alternative text', async () => {
  open('<img src="/a.png" alt="A">')
  document.querySelector('img')?.dispatchEvent(new Event('error'))
  await until(() => expect(startedScripts()).toEqual(['/a.js', '/c.js']))
})
