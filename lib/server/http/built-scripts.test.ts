import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { removeFolder } from '@/lib/testing/remove-folder'
import { builtFile, compressScripts, hintCompile } from './built-scripts.mjs'

test('the scripts of all pages, and no others, start with the hint exactly once', async () => {
  const build = await mkdtemp(path.join(tmpdir(), 'compile-hint-'))
  try {
    await writeFile(path.join(build, 'build-manifest.json'), JSON.stringify({ rootMainFiles: ['all.js'] }))
    for (const name of ['all.js', 'one.js']) await writeFile(path.join(build, name), 'go()')
    for (let times = 0; times < 2; times += 1) {
      await hintCompile(build)
      expect(await readFile(path.join(build, 'all.js'), 'utf8')).toBe('//# allFunctionsCalledOnLoad\ngo()')
      expect(await readFile(path.join(build, 'one.js'), 'utf8')).toBe('go()')
    }
  } finally {
    await removeFolder(build)
  }
})

test('scripts and styles have compressed copies beside them', async () => {
  const build = await mkdtemp(path.join(tmpdir(), 'built-scripts-'))
  try {
    await mkdir(path.join(build, 'static/chunks'), { recursive: true })
    const text = 'go(1); '.repeat(500)
    for (const name of ['chunks/a.js', 'a.css', 'a.woff2']) await writeFile(path.join(build, 'static', name), text)
    await compressScripts(build)
    for (const name of ['chunks/a.js', 'a.css']) {
      const copy = (extension: string) => readFile(path.join(build, 'static', `${name}.${extension}`))
      expect(String(brotliDecompressSync(await copy('br')))).toBe(text)
      expect(String(gunzipSync(await copy('gz')))).toBe(text)
    }
    await expect(readFile(path.join(build, 'static/a.woff2.br'))).rejects.toThrow('ENOENT')
  } finally {
    await removeFolder(build)
  }
})

test.each([
  ['/_next/static/chunks/0~a-b.js', '.next/static/chunks/0~a-b.js'],
  ['/_next/static/chunks/a.css', '.next/static/chunks/a.css'],
  ['/_next/static/media/a.woff2', undefined],
  ['/_next/static/../../secret.js', undefined],
  ['/_next/static/a%2f.js', undefined],
  ['/a.js', undefined],
])('%s is the file %s of the build', (address, file) => expect(builtFile(address)).toBe(file))
