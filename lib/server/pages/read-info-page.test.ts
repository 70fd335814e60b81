import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { INFO_PAGES, readInfoPage } from './info-pages'

const folder = mkdtempSync(path.join(tmpdir(), 'info-'))
vi.stubEnv('DATA_DIR', folder)

afterAll(() => rmSync(folder, { recursive: true }))

const write = (text: string) => {
  mkdirSync(path.join(folder, 'pages'), { recursive: true })
  writeFileSync(path.join(folder, 'pages', 'about.md'), text)
}

test.each(Object.keys(INFO_PAGES) as (keyof typeof INFO_PAGES)[])('%s has a default text', async (name) => {
  const { title, html } = await readInfoPage(name)
  expect(title).toBe(INFO_PAGES[name].title)
  expect(html).toMatch(/<h2>.*<li>/s)
})

test('the default text names the site', async () => {
  expect((await readInfoPage('about')).html).toContain('<p>Plumbline collects')
})

test("the operator's text replaces the default, with its own title and without scripts", async () => {
  write('# Who we are\n\nTwo *carpenters*. <script>alert(1)</script> [x](javascript:alert(1))\n')
  const { title, html } = await readInfoPage('about')
  expect(title).toBe('Who we are')
  expect(html).toContain('<em>carpenters</em>')
  expect(html).not.toMatch(/<script|href="javascript/)
})
