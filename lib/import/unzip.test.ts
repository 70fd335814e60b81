import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { openSource } from './open-source'
import { unzip } from './unzip'

let folder = ''
let target = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'unzip-test-'))
})
afterAll(() => rm(folder, { recursive: true }))
beforeEach(async () => {
  target = await mkdtemp(path.join(folder, 'target-'))
})

/** @param modes Unix modes of entries, as for links */
async function zip(entries: Record<string, string | Buffer>, modes: Record<string, number> = {}): Promise<string> {
  const file = path.join(target, '..', 'archive.zip')
  const archive = new ZipFile()
  for (const [name, content] of Object.entries(entries)) {
    const mode = modes[name]
    archive.addBuffer(Buffer.from(content), name, mode === undefined ? {} : { mode })
  }
  archive.end()
  await pipeline(archive.outputStream, createWriteStream(file))
  return file
}

test('an archive of Markdown is read like its folder', async () => {
  const file = await zip({ 'site/posts/oak.md': '---\ntitle: Oak\n---\nText', 'site/README.md': '# No post' })
  const titles: string[] = []
  for await (const { title } of (await openSource(file, target)).posts()) titles.push(title)
  expect(titles).toEqual(['Oak'])
})

test('a name that leads out of the folder is refused, and nothing is written there', async () => {
  const file = await zip({ 'xx/evil.md': 'x' })
  const bytes = await readFile(file, 'latin1')
  await writeFile(file, bytes.replaceAll('xx/evil.md', '../evil.md'), 'latin1')
  await expect(unzip(file, target)).rejects.toThrow('The archive cannot be unpacked: invalid relative path: ../evil.md')
  expect(await readdir(folder)).not.toContain('evil.md')
})

test('links are left out', async () => {
  await unzip(await zip({ link: '/etc/passwd', 'a.md': 'x' }, { link: 0o120777 }), target)
  expect(await readdir(target)).toEqual(['a.md'])
})

test('a file that shrinks far more than text does is refused', async () => {
  await expect(unzip(await zip({ 'bomb.md': Buffer.alloc(60_000_000) }), target)).rejects.toThrow(
    'The archive is too large when unpacked.',
  )
})

test('a damaged archive is refused in words', async () => {
  const file = await zip({ 'a.md': 'x' })
  await writeFile(file, (await readFile(file)).subarray(0, 40))
  await mkdir(path.join(target, 'inner'))
  await expect(unzip(file, path.join(target, 'inner'))).rejects.toThrow(/^The archive cannot be unpacked: /)
})
