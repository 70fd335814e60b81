// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { NEW_ITEM, NEW_KIT } from '@/lib/measure/kit'
import { cleanContent } from '@/lib/server/content/clean-content'
import { CONTENT_SCHEMA, contentHtml, readContent, withHolders } from '../schema/content-html'

const KIT = {
  ...NEW_KIT,
  length: '12 ft 6 in',
  time: 'A weekend',
  items: [
    { ...NEW_ITEM, name: 'A "good" <brush>', href: 'https://shop.example/?a=1&b=2', product: 'p-1' },
    { ...NEW_ITEM, name: 'Paint & primer', by: 'length' as const, per: '1/2', in: 'ft' },
  ],
}
const COMPARISON = {
  caption: 'Two drills',
  products: [
    {
      product: 'p-1',
      href: 'https://shop.example/1',
      name: 'A "drill"',
      verdict: ['You drill concrete'],
      pros: ['Light', 'Quiet'],
      cons: [],
    },
    { product: 'p-2', href: '', name: 'Another', verdict: [], pros: [], cons: ['Loud & slow'] },
  ],
  rows: [{ name: 'Chuck', best: 'more', values: ['1/2 in.', ''] }],
}
const PINS = {
  shape: '1.778',
  items: [{ x: 30.5, y: 40, product: 'p-1', href: 'https://shop.example/1', name: 'A "lamp" & more' }],
  isPreview: false,
}

test.each([
  ['kit', { kit: KIT }],
  ['comparison', { comparison: COMPARISON }],
  ['pins', { pins: PINS }],
  ['pins', { pins: { ...PINS, isPreview: true } }],
])('a %s survives a round trip through the store', (type, attrs) => {
  const doc = CONTENT_SCHEMA.node('doc', null, CONTENT_SCHEMA.node(type, attrs))
  const html = contentHtml(doc)
  const stored = cleanContent(html)
  expect(readContent(stored).firstChild?.attrs).toEqual(attrs)
  expect(contentHtml(readContent(stored))).toBe(html)
  expect(cleanContent(stored)).toBe(stored)
  expect(withHolders(stored)).not.toContain('data-unsupported-part')
})

test('a quantity that was stored otherwise, and a head that is missing, count as no loss', () => {
  const stored = cleanContent(contentHtml(CONTENT_SCHEMA.node('doc', null, CONTENT_SCHEMA.node('kit', { kit: KIT }))))
  const other = stored.replace('<td>1</td>', '<td>one</td>').replace(/<tr><th>.*?<\/tr>/, '')
  expect(other).not.toContain('<th>')
  expect(withHolders(other)).not.toContain('data-unsupported-part')
})
