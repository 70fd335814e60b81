import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { removeFolder } from '@/lib/testing/remove-folder'
import { hintCompile } from './compile-hint.mjs'

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
