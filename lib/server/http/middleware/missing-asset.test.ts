import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { missingAssets } from './missing'

const folder = mkdtempSync(path.join(tmpdir(), 'assets-'))
mkdirSync(path.join(folder, 'chunks/app'), { recursive: true })
writeFileSync(path.join(folder, 'chunks/app/[id].js'), '')
writeFileSync(path.join(folder, 'style.css'), '')
afterAll(() => rmSync(folder, { recursive: true }))
const isMissing = missingAssets(folder)

test.each([
  '/_next/static/style.css',
  '/_next/static/chunks/app/[id].js',
  '/_next/static/chunks/app/%5Bid%5D.js',
  '/',
  '/style.css',
  '/_next/image',
])('%s is left to the site', (pathname) => expect(isMissing(pathname)).toBe(false))

test.each([
  '/_next/static/none.js',
  '/_next/static/',
  '/_next/static/chunks',
  '/_next/static/chunks/app/',
  '/_next/static/../style.css',
  '/_next/static/%2e%2e/static/style.css',
  '/_next/static/STYLE.CSS',
  '/_next/static/%zz',
  '/_next/static/style.css%00',
])('%s is missing', (pathname) => expect(isMissing(pathname)).toBe(true))

test('without static files in the build, every asset is missing', () => {
  expect(missingAssets(path.join(folder, 'none'))('/_next/static/style.css')).toBe(true)
})
