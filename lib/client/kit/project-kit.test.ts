// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { NEW_ITEM, writeItem } from '@/lib/measure/kit'

const ITEM = writeItem({ ...NEW_ITEM, by: 'floor', amount: '1', unit: 'bundle', per: '100', in: 'sq ft' })

/** The kit as the server renders it. */
function render() {
  document.body.innerHTML = `<div class="prose"><section class="kit">
    <input type="radio" name="units" value="us" checked><input type="radio" name="units" value="metric">
    <input data-dimension="length" value="10 ft"><input data-dimension="width" value="10">
    <ul><li data-item="${ITEM}" data-price="3000 3000 USD"><input type="checkbox"><span class="kit-name">Shingles</span><span class="kit-quantity"></span><span class="kit-cost"></span></li></ul>
    <p class="kit-basis"></p><p><strong data-sum></strong><small data-missing></small></p>
    <p class="kit-actions"><button data-act="copy">Copy as a list</button><span role="status"></span></p>
    <textarea readonly></textarea>
  </section></div>`
}

/** Loads the page, with what the browser has stored. */
async function load() {
  render()
  vi.resetModules()
  await import('./project-kit')
}

const part = (selector: string) => document.querySelector(selector)
const set = (selector: string, value = '') => {
  const field = part(selector) as HTMLInputElement
  if (field.type === 'radio') field.checked = true
  else field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
const LENGTH = '[data-dimension=length]'
const lengths = () => [...document.querySelectorAll<HTMLInputElement>('[data-dimension]')].map(({ value }) => value)
const quantity = () => part('.kit-quantity')?.textContent
const total = () => `${part('[data-sum]')?.textContent} ${part('[data-missing]')?.textContent}`.trim()
const field = (selector: string) => part(selector) as HTMLInputElement

beforeEach(async () => {
  localStorage.clear()
  await load()
})

test('other units change no quantity, also after a reload, and the first units show what was written', async () => {
  expect([lengths(), quantity()]).toEqual([['10 ft', '10'], '1 bundle'])
  set('[value=metric]')
  expect([lengths(), quantity()]).toEqual([['3.05 m', '3.05 m'], '1 bundle'])
  expect(part('.kit-basis')?.textContent).toBe('Quantities for length 3.05 m, width 3.05 m')
  await load()
  expect([lengths(), quantity()]).toEqual([['3.05 m', '3.05 m'], '1 bundle'])
  set('[value=us]')
  expect([lengths(), quantity()]).toEqual([['10 ft', '10'], '1 bundle'])
})

test('a measure that is written over counts as it is written, in either units', () => {
  set('[value=metric]')
  set(LENGTH, '3.06')
  expect(quantity()).toBe('2 bundles')
  set('[value=us]')
  expect([lengths(), quantity()]).toEqual([['10 ft 1/2 in', '10'], '2 bundles'])
  set('[value=metric]')
  expect(lengths()).toEqual(['3.06', '3.05 m'])
  set(LENGTH, 'wide')
  set('[value=us]')
  expect([lengths(), quantity()]).toEqual([['wide', '10'], 'as needed'])
})

test('a return shows the measures, quantities, boxes and total of the same state, whatever the browser puts back', async () => {
  set(LENGTH, '28 ft')
  expect([quantity(), total()]).toEqual(['3 bundles', 'Total: $90.00'])
  await load()
  field(LENGTH).value = '12 ft'
  field('[type=checkbox]').checked = true
  window.dispatchEvent(new Event('pageshow'))
  expect([field(LENGTH).value, quantity(), total()]).toEqual(['28 ft', '3 bundles', 'Total: $90.00'])
  expect(field('[type=checkbox]').checked).toBe(false)
})

test('a return to other units converts from the units that were left', async () => {
  set('[value=metric]')
  await load()
  set('[value=us]')
  expect(lengths()).toEqual(['10 ft', '10'])
})

test('a kit that React made anew works as before', () => {
  set(LENGTH, '28 ft')
  render()
  window.dispatchEvent(new Event('hydrated'))
  expect([field(LENGTH).value, quantity()]).toEqual(['28 ft', '3 bundles'])
  set(LENGTH, '8 ft')
  expect([quantity(), total()]).toEqual(['1 bundle', 'Total: $30.00'])
})

test('a wrong measure is told in words, and beside the total as what the total leaves out', () => {
  set(LENGTH, 'wide')
  expect(field(LENGTH).getAttribute('aria-invalid')).toBe('true')
  expect(part('.kit-basis')?.textContent).toBe('Length: write it as 12 ft 6 in')
  expect(total()).toBe('Total: not known Not included (quantity unknown): Shingles')
  set(LENGTH, '28 ft')
  expect(total()).toBe('Total: $90.00')
})

const press = () => (part('[data-act=copy]') as HTMLElement).click()
const message = () => part('.kit-actions > [role=status]')?.textContent
const isShown = () => (part('textarea') as HTMLTextAreaElement).value !== ''
const withClipboard = (clipboard: unknown) => vi.stubGlobal('navigator', { clipboard })

test.each([
  ['plain http, where there is no clipboard', undefined],
  ['a browser that refuses the clipboard', { writeText: () => Promise.reject(new Error('no')) }],
])('on %s the list stands in a field, selected to be copied, until it changes', async (_where, clipboard) => {
  withClipboard(clipboard)
  press()
  const shown = part('textarea') as HTMLTextAreaElement
  await vi.waitFor(() => expect(isShown()).toBe(true))
  expect(document.activeElement).toBe(shown)
  expect([shown.selectionStart, shown.selectionEnd]).toEqual([0, shown.value.length])
  expect(shown.value).toContain('Shingles')
  set(LENGTH, '28 ft')
  expect([isShown(), message()]).toEqual([false, ''])
  vi.unstubAllGlobals()
})

test('a list that was copied shows no field', async () => {
  const writeText = vi.fn(async (_text: string) => undefined)
  withClipboard({ writeText })
  press()
  await vi.waitFor(() => expect(message()).toBe('Copied'))
  expect(writeText.mock.calls[0]?.[0]).toContain('Shingles')
  expect(isShown()).toBe(false)
  vi.unstubAllGlobals()
})
