import { expect, test, vi } from 'vitest'
import { busyAnswer, plainPage } from './error-page'

vi.stubEnv('SITE_NAME', 'Nuts & Bolts')

test('a page of the process itself is titled as every page of the site', () => {
  expect(busyAnswer().body).toContain('<title>Busy | Nuts &amp; Bolts</title>')
  expect(plainPage(429, 'Too many searches', 'Wait.', {}).body).toContain('<title>Too many searches | Nuts &amp; Bolts</title>\n')
})
