// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { NEW_ITEM, writeItem } from '@/lib/measure/kit'

const ITEM = writeItem({ ...NEW_ITEM, by: 'floor', amount: '1', unit: 'bundle', per: '100', in: 'sq ft' })

/** Loads the page, with what the browser has stored. */
async function load() {
  document.body.innerHTML = `<div class="prose"><section class="kit">
    <select><option value="us">Feet</option><option value="metric">Metres</option></select>
    <input data-dimension="length" value="10 ft"><input data-dimension="width" value="10">
    <ul><li data-item="${ITEM}"><input type="checkbox"><span class="kit-name">Shingles</span><span class="kit-quantity"></span></li></ul>
    <p class="kit-basis"></p>
  </section></div>`
  vi.resetModules()
  await import('./project-kit')
}

const part = (selector: string) => document.querySelector(selector)
const set = (selector: string, value: string) => {
  const field = part(selector) as HTMLInputElement | HTMLSelectElement
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
const LENGTH = '[data-dimension=length]'
const lengths = () => [...document.querySelectorAll<HTMLInputElement>('[data-dimension]')].map(({ value }) => value)
const quantity = () => part('.kit-quantity')?.textContent

beforeEach(async () => {
  localStorage.clear()
  await load()
})

test('other units change no quantity, also after a reload, and the first units show what was written', async () => {
  expect([lengths(), quantity()]).toEqual([['10 ft', '10'], '1 bundle'])
  set('select', 'metric')
  expect([lengths(), quantity()]).toEqual([['3.05 m', '3.05 m'], '1 bundle'])
  expect(part('.kit-basis')?.textContent).toBe('Quantities for length 3.05 m, width 3.05 m')
  await load()
  expect([lengths(), quantity()]).toEqual([['3.05 m', '3.05 m'], '1 bundle'])
  set('select', 'us')
  expect([lengths(), quantity()]).toEqual([['10 ft', '10'], '1 bundle'])
})

test('a measure that is written over counts as it is written, in either units', () => {
  set('select', 'metric')
  set(LENGTH, '3.06')
  expect(quantity()).toBe('2 bundles')
  set('select', 'us')
  expect([lengths(), quantity()]).toEqual([['10 ft 1/2 in', '10'], '2 bundles'])
  set('select', 'metric')
  expect(lengths()).toEqual(['3.06', '3.05 m'])
  set(LENGTH, 'wide')
  set('select', 'us')
  expect([lengths(), quantity()]).toEqual([['wide', '10'], 'as needed'])
})
