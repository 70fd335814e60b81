// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { storeVisitorHint } from '@/lib/session/visitor-hint'
import { holdScripts } from './deferred-scripts.mjs'

const PAGE = `<html><head><link rel="preload" as="script" fetchPriority="low" href="/c.js"/><script src="/a.js" async=""></script><script src="/old.js" noModule=""></script></head><body><p>Text</p><script>data()</script><script src="/c.js" id="_R_" async=""></script></body></html>`
/** What was put into the head by the page itself. */
const begun = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname)
const until = (what: () => void) => vi.waitFor(what)

/** Opens a page with a button and a link, as the front sends it. */
function open(more = ''): void {
  document.body.innerHTML = `<button type="button">Save</button><a href="#x">Link</a><input>${more}`
  const [, code = ''] = /data-scripts="[^"]*">([\s\S]*)<\/script><\/body>/.exec(holdScripts(PAGE)) ?? []
  const script = document.createElement('script')
  script.dataset.scripts = '/a.js /c.js'
  Object.defineProperty(document, 'currentScript', { configurable: true, value: script })
  new Function(code)()
}

beforeEach(() => {
  document.head.innerHTML = ''
})
afterEach(() => {
  // Whatever still waits is told to stop.
  window.dispatchEvent(new Event('hydrated'))
  localStorage.clear()
  delete document.documentElement.dataset.returning
})

test('a page names its scripts without loading them', () => {
  const html = holdScripts(PAGE)
  expect(html).toContain('<head><script src="/old.js" noModule=""></script></head>')
  expect(html).toContain('<script>data()</script><script data-scripts="/a.js /c.js">')
  expect(html.match(/\ssrc=/g)).toHaveLength(1)
})

test('what has no scripts stays as it is', () => {
  expect(holdScripts('<p>Text</p>')).toBe('<p>Text</p>')
})

const point = (pointerType: string, movementX: number, movementY: number) =>
  document.body.dispatchEvent(Object.assign(new Event('pointermove', { bubbles: true }), { pointerType, movementX, movementY }))

test('nothing runs before somebody does something: a finger on its way to a touch does not, nor a mouse that rests where the page comes up', async () => {
  open()
  point('touch', 3, 0)
  point('mouse', 0, 0)
  // Twice as long as it takes to begin.
  for (let times = 0; times < 2; times += 1) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  expect(begun()).toEqual([])
  point('mouse', 0, 1)
  await until(() => expect(begun()).toEqual(['/a.js', '/c.js']))
})

test('once the page stands, the scripts are fetched ahead, but not over a connection that is to be spared', async () => {
  const fetched = () => [...document.head.querySelectorAll('link')].map(({ href }) => new URL(href).pathname)
  open()
  window.dispatchEvent(new Event('load'))
  await until(() => expect(fetched()).toEqual(['/a.js', '/c.js']))
  document.head.innerHTML = ''
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
  window.dispatchEvent(new Event('load'))
  document.body.dispatchEvent(new Event('wheel', { bubbles: true }))
  await until(() => expect(begun().length).toBeGreaterThan(1))
  expect(fetched()).toEqual([])
  Reflect.deleteProperty(navigator, 'connection')
})

test('what was done before the scripts listened is done once more, except what the browser has done already', async () => {
  open()
  const button = document.querySelector('button') as HTMLButtonElement
  const link = document.querySelector('a') as HTMLAnchorElement
  const input = document.querySelector('input') as HTMLInputElement
  button.click()
  link.click()
  input.focus()
  await until(() => expect(begun()).toHaveLength(2))
  const heard: string[] = []
  for (const type of ['click', 'focusin']) document.body.addEventListener(type, ({ target }) => heard.push(`${type} ${(target as Element).tagName}`))
  window.dispatchEvent(new Event('hydrated'))
  await until(() => expect(heard).toEqual(['click BUTTON', 'focusin INPUT']))
  button.click()
  expect(heard).toEqual(['click BUTTON', 'focusin INPUT', 'click BUTTON'])
})

test('what the scripts begin to listen by, as they are asked to hear it, is not done twice', async () => {
  open()
  const [button, input] = [document.querySelector('button'), document.querySelector('input')] as [HTMLButtonElement, HTMLInputElement]
  input.focus()
  await until(() => expect(begun()).toHaveLength(2))
  const heard: string[] = []
  for (const type of ['click', 'focusin']) document.body.addEventListener(type, ({ target }) => heard.push(`${type} ${(target as Element).tagName}`))
  // React makes a page ready within the first click that it is to hear.
  document.addEventListener('click', () => window.dispatchEvent(new Event('hydrated')), { capture: true, once: true })
  button.click()
  await until(() => expect(heard).toEqual(['click BUTTON', 'focusin INPUT']))
})

test('a browser that was here before needs no act, once the page stands', async () => {
  localStorage.setItem('anything', '1')
  open()
  expect(begun()).toEqual([])
  window.dispatchEvent(new Event('load'))
  await until(() => expect(begun()).toEqual(['/a.js', '/c.js']))
})

describe('a script that does not load', () => {
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
    await until(() => expect(begun().length).toBeGreaterThan(1))
    document.head.querySelector('script')?.dispatchEvent(new Event('error'))
    await new Promise((resolve) => setTimeout(resolve))
    document.head.innerHTML = ''
  }

  test('has a page of an earlier build loaded anew, once', async () => {
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

  test('leaves the page as it is where the server is away, has it after all, or something is typed', async () => {
    asked.mockRejectedValueOnce(new TypeError('no network'))
    await lose()
    asked.mockResolvedValueOnce({ status: 200 } as Response)
    await lose()
    asked.mockResolvedValueOnce({ status: 502 } as Response).mockResolvedValueOnce({ status: 502 } as Response)
    await lose()
    document.body.addEventListener('wheel', () => Object.assign(document.querySelector('input') ?? {}, { value: 'oak' }), { once: true })
    await lose()
    expect(reload).not.toHaveBeenCalled()
  })
})

test('where visitors sign in, one that was signed in is not asked to, not even by the first paint', () => {
  const signIn = '<a class="flex returning:invisible" href="/sign-in">Sign in</a>'
  localStorage.setItem('anything', '1')
  open(signIn)
  expect(begun()).toEqual(['/a.js', '/c.js'])
  expect(document.documentElement.dataset.returning).toBeUndefined()
  storeVisitorHint(true)
  open(signIn)
  expect(document.documentElement.dataset.returning).toBe('')
})

test('a picture of a body that cannot be loaded is hidden with its caption, and nothing runs for that', async () => {
  open('<div class="prose"><figure><img src="/a.png" alt="A"><figcaption>Caption</figcaption></figure></div>')
  document.querySelector('figure img')?.dispatchEvent(new Event('error'))
  expect(document.querySelector('figure')?.hidden).toBe(true)
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  expect(begun()).toEqual([])
})

test('any other picture that cannot be loaded has the scripts begin, which show the next address or the text for it', async () => {
  open('<img src="/a.png" alt="A">')
  document.querySelector('img')?.dispatchEvent(new Event('error'))
  await until(() => expect(begun()).toEqual(['/a.js', '/c.js']))
})
