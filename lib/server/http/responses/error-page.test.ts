import { expect, test, vi } from 'vitest'
import { busyResponse, errorPage } from './error-page'

vi.stubEnv('SITE_NAME', 'Nuts & Bolts')

test('an error page has the site name in its title, like every page', () => {
  expect(busyResponse().body).toContain('<title>Busy | Nuts &amp; Bolts</title>')
  expect(errorPage(429, 'Too many searches', 'Wait.', {}).body).toContain(
    '<title>Too many searches | Nuts &amp; Bolts</title>\n',
  )
})
