import { expect, test, vi } from 'vitest'
import { busyResponse, errorPage } from './error-page'

vi.stubEnv('SITE_NAME', 'Nuts & Bolts')

test('a page of the process itself is titled as every page of the site', () => {
  expect(busyResponse().body).toContain('<title>Busy | Nuts &amp; Bolts</title>')
  expect(errorPage(429, 'Too many searches', 'Wait.', {}).body).toContain('<title>Too many searches | Nuts &amp; Bolts</title>\n')
})
