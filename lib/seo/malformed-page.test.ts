import { expect, test } from 'vitest'
import { malformedPage } from './malformed-page'

test('the page of a malformed address is titled as every page, whatever the site is called', () => {
  expect(malformedPage('Nuts <& Bolts>')).toContain('<title>Bad Request | Nuts &lt;&amp; Bolts&gt;</title>')
})
