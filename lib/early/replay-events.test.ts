// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { replayEvents } from './replay-events.mjs'

const find = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E
const step = vi.fn()
const heard: string[] = []
const hydrate = async () => {
  window.dispatchEvent(new Event('hydrated'))
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))))
}
/** Handles events as the page's scripts do. */
const listen = (...types: string[]) => {
  for (const type of types)
    document.body.addEventListener(type, ({ target }) => heard.push(`${type} ${(target as Element).tagName}`))
}

beforeEach(() => {
  document.body.outerHTML = `<body><button type="button">Save</button><button type="button" data-step="1">Next</button>
<a href="#x">Link</a><input><form method="post" action="/sign-in"><button id="send">Send</button></form></body>`
  replayEvents(step)
})
afterEach(async () => {
  await hydrate()
  heard.length = 0
  step.mockClear()
})

test('events before hydration are dispatched again, except those that the browser has handled', async () => {
  find('button').click()
  find('a').click()
  find('input').focus()
  expect(find('button').dataset.heard).toBe('')
  listen('click', 'focusin')
  await hydrate()
  expect(heard).toEqual(['click BUTTON', 'focusin INPUT'])
  expect(find('button').dataset.heard).toBeUndefined()
  find('button').click()
  expect(heard).toEqual(['click BUTTON', 'focusin INPUT', 'click BUTTON'])
})

test('an event during which React hydrates is not dispatched twice', async () => {
  find('input').focus()
  listen('click', 'focusin')
  // React makes a page ready within the first click that it is to hear.
  document.addEventListener('click', () => window.dispatchEvent(new Event('hydrated')), { capture: true, once: true })
  find('button').click()
  await hydrate()
  expect(heard).toEqual(['click BUTTON', 'focusin INPUT'])
})

test('a carousel moves at once, and once', async () => {
  find('[data-step]').click()
  expect(step).toHaveBeenCalledExactlyOnceWith(find('[data-step]'))
  listen('click')
  await hydrate()
  expect(heard).toEqual([])
})

test('a form that is sent by POST is held, and sent again by the same button', async () => {
  const form = find<HTMLFormElement>('form')
  const sent = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: find('#send') })
  form.dispatchEvent(sent)
  expect(sent.defaultPrevented).toBe(true)
  expect(find('#send').dataset.heard).toBe('')
  const send = vi.spyOn(form, 'requestSubmit').mockImplementation(() => undefined)
  await hydrate()
  expect(send).toHaveBeenCalledExactlyOnceWith(find('#send'))
})
