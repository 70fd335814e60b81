import { expect, test } from 'vitest'
import { malformedPage } from './malformed-page'

test('the page for a malformed address has the usual title with any site name', () => {
  expect(malformedPage('Nuts <& Bolts>')).toContain('<title>Bad Request | Nuts &lt;&amp; Bolts&gt;</title>')
})
