import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { CATEGORIES } from '@/lib/contract/posts/categories'
import { CATEGORY_TEXTS, categoryText } from './category-texts'
import { INFO_PAGES, readInfoPage } from './info-pages'

const accounts = vi.hoisted(() => ({ offered: false }))
vi.mock('./site-metadata', async (actual) => ({
  ...(await actual<object>()),
  offersSavedLists: () => accounts.offered,
}))

const folder = mkdtempSync(path.join(tmpdir(), 'info-'))
vi.stubEnv('DATA_DIR', folder)

afterAll(() => rmSync(folder, { recursive: true }))

const write = (text: string, name = 'about') => {
  mkdirSync(path.join(folder, 'pages'), { recursive: true })
  writeFileSync(path.join(folder, 'pages', `${name}.md`), text)
}

test.each(Object.keys(INFO_PAGES) as (keyof typeof INFO_PAGES)[])('%s has a default text', async (name) => {
  const { title, html } = await readInfoPage(name)
  expect(title).toBe(INFO_PAGES[name].title)
  expect(html).toMatch(/<h2>.*<li>/s)
})

test('the default text names the site', async () => {
  expect((await readInfoPage('about')).html).toContain('<p>Plumbline collects')
})

test('the default texts speak of accounts only on a site that has them', async () => {
  const text = async () => (await readInfoPage('about')).html + (await readInfoPage('privacy')).html
  expect(await text()).not.toMatch(/saved list|With an account|\/saved/)
  accounts.offered = true
  expect(await text()).toMatch(/A saved list.*With an account.*\/saved.*Links to shops/s)
})

test("the operator's text replaces the default, with its own title and without scripts", async () => {
  write('# Who we are\n\nTwo *carpenters*. <script>alert(1)</script> [x](javascript:alert(1))\n')
  const { title, html } = await readInfoPage('about')
  expect(title).toBe('Who we are')
  expect(html).toContain('<em>carpenters</em>')
  expect(html).not.toMatch(/<script|href="javascript/)
})

test.each(CATEGORIES)('%s says in two lines what it is about', async (category) => {
  const { length } = await categoryText(category)
  expect(length).toBeGreaterThan(80)
  expect(length).toBeLessThan(160)
})

test("the operator's text of a category replaces the default of that one alone", async () => {
  write('# Categories\n\n## Hand Tools\nPlanes and\nchisels.\n\n## Nothing\n', 'categories')
  expect(await categoryText('Hand Tools')).toBe('Planes and chisels.')
  expect(await categoryText('Power Tools')).toBe(CATEGORY_TEXTS['Power Tools'])
})
