import { expect, test } from 'vitest'
import { MAX_SOURCE_LENGTH } from '@/lib/contract/limits'
import { addressInFragment, pageIn } from './receive-screen'

const opener = {} as Window
const from = { opener, origin: 'https://shop.example' }
const url = 'https://shop.example/saw'
const sent = (more: object = {}) => ({
  source: opener,
  origin: from.origin,
  data: { url, html: '<h1>Saw</h1>' },
  ...more,
})

test('a page is taken from the window that opened this one, and only one of its own origin', () => {
  expect(pageIn(sent(), from)).toEqual({ url, html: '<h1>Saw</h1>' })
  expect(pageIn(sent({ source: {} }), from)).toBe(null)
  expect(pageIn(sent({ source: null }), { ...from, opener: null })).toBe(null)
  expect(pageIn(sent({ origin: 'https://evil.example' }), from)).toBe(null)
  expect(pageIn(sent({ data: { url: 'https://evil.example/saw', html: '' } }), from)).toBe(null)
  expect(pageIn(sent({ data: { url: 'javascript:alert(1)', html: '' } }), from)).toBe(null)
})

test('other messages are ignored, and a page that is too large says so', () => {
  for (const data of [null, 'x', 1, [], {}, { url }, { url: 1, html: '' }, { url, html: {} }])
    expect(pageIn(sent({ data }), from)).toBe(null)
  expect(pageIn(sent({ data: { url, html: 'x'.repeat(MAX_SOURCE_LENGTH + 1) } }), from)).toBe(
    'That page is larger than 6 MB, too large for the page of a shop',
  )
})

test('the address is in the fragment', () => {
  expect(addressInFragment(`#${encodeURIComponent(`${url}?a=1&b=é#c`)}`)).toBe(`${url}?a=1&b=é#c`)
  for (const hash of ['', '#', '#%', '#javascript:alert(1)', '#file:///etc/passwd'])
    expect(addressInFragment(hash)).toBe('')
})
