// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { recordActs } from './early-script.mjs'

const find = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E
const hydrate = () => window.dispatchEvent(new Event('hydrated'))

beforeEach(() => {
  document.body.innerHTML = '<a href="#x">Link</a><input>'
  recordActs()
})
afterEach(() => {
  hydrate()
  Reflect.deleteProperty(window, 'earlyActs')
})

const point = (pointerType: string, movementX: number, movementY: number) =>
  document.body.dispatchEvent(
    Object.assign(new Event('pointermove', { bubbles: true }), { pointerType, movementX, movementY }),
  )
const acts = () => (window as { earlyActs?: unknown[] }).earlyActs

test('it is recorded that a person did something, and what was clicked', () => {
  point('touch', 3, 0)
  // A mouse that rests where the page appears.
  point('mouse', 0, 0)
  find('input').focus()
  expect(acts()).toBeUndefined()
  point('mouse', 0, 1)
  expect(acts()).toEqual([])
  find('a').click()
  expect(acts()).toEqual([find('a')])
})

test('nothing is recorded after hydration, when the page counts by itself', () => {
  hydrate()
  find('a').click()
  expect(acts()).toBeUndefined()
})
