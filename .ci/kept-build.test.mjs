import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepBuild, restoreBuild } from './kept-build.mjs'

let root = ''
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'kept-build-'))
  write('app/page.tsx', 'one')
  make()
})
afterEach(() => rmSync(root, { recursive: true }))

const at = (/** @type {string} */ name) => path.join(root, name)
const read = (/** @type {string} */ name) => readFileSync(at(name), 'utf8')
/**
 * @param {string} name
 * @param {string} text
 */
function write(name, text) {
  mkdirSync(path.dirname(at(name)), { recursive: true })
  writeFileSync(at(name), text)
}
const places = () => ({
  build: at('build'),
  data: at('data'),
  kept: at('kept'),
  sources: [at('app'), at('lock.json')],
})
/** Makes a build and content of the page's text. */
function make() {
  for (const file of ['build/BUILD_ID', 'build/server/page.js', 'build/cache/x', 'data/picture', 'data/.lock'])
    write(file, `${file} of ${read('app/page.tsx')}`)
}
async function keepCurrent() {
  const key = await restoreBuild(places())
  make()
  await keepBuild(key, places())
}

test('without a kept build any other counts as outdated, and is made anew', async () => {
  await restoreBuild(places())
  expect(existsSync(at('build/BUILD_ID'))).toBe(false)
})

test('a kept build comes back with its content, and without what was written since', async () => {
  await keepCurrent()
  write('data/written-by-a-test', 'x')
  write('build/server/left.js', 'x')
  await restoreBuild(places())
  expect([read('build/BUILD_ID'), read('data/picture')]).toEqual(['build/BUILD_ID of one', 'data/picture of one'])
  for (const gone of ['data/written-by-a-test', 'build/server/left.js', 'data/.lock'])
    expect(existsSync(at(gone)), gone).toBe(false)
})

test.each([
  ['a source changes', () => write('app/page.tsx', 'two')],
  ['a source is added', () => write('app/new.tsx', '')],
  ['the lock file appears', () => write('lock.json', '{}')],
  ['a setting of the build changes', () => void vi.stubEnv('NEXT_PUBLIC_NAME', 'x')],
])('after %s the kept build is not used', async (_what, change) => {
  await keepCurrent()
  change()
  await restoreBuild(places())
  expect(existsSync(at('build/BUILD_ID'))).toBe(false)
  vi.unstubAllEnvs()
})

test('a build whose sources changed while it was made is not kept', async () => {
  const key = await restoreBuild(places())
  make()
  write('app/page.tsx', 'two')
  await keepBuild(key, places())
  expect(existsSync(at('kept'))).toBe(false)
})
