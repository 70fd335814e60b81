import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ZipFile } from 'yazl'
import { removeFolder } from '@/lib/testing/remove-folder'
import { openSource, unpackOnce } from './open-source'
import { unzip } from './unzip'

vi.mock('node:fs/promises', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:fs/promises')>()
  return { ...real, statfs: vi.fn(real.statfs) }
})

let folder = ''
let target = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'unzip-test-'))
})
afterAll(() => removeFolder(folder))
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
  for await (const { title } of (await openSource(file, path.join(target, 'unpacked'))).posts()) titles.push(title)
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

test('files that only together shrink far more than text does are refused, and none of them stays', async () => {
  const zeros = Buffer.alloc(26_000_000)
  const file = await zip({ 'a.md': zeros, 'b.md': zeros })
  await expect(unpackOnce(file, path.join(target, 'unpacked'))).rejects.toThrow(
    'The archive is too large when unpacked.',
  )
  expect(await readdir(target)).toEqual([])
})

test('a file that would fill the disk is not written, and what was unpacked before it is removed', async () => {
  const file = await zip({ 'a.md': 'x', 'b.md': Buffer.alloc(2 * 1024 ** 2, 'oak ') })
  const free = { ...(await statfs(folder)), bsize: 1024 ** 2 }
  vi.mocked(statfs)
    .mockResolvedValueOnce({ ...free, bavail: 257 })
    .mockResolvedValueOnce({ ...free, bavail: 257 })
  await expect(unpackOnce(file, path.join(target, 'unpacked'))).rejects.toThrow(
    'There is too little free disk space to unpack it: 257 MB are free, its next file has 2 MB, and 256 MB must stay free.',
  )
  expect(await readdir(target)).toEqual([])
})

test('a damaged archive is refused in words', async () => {
  const file = await zip({ 'a.md': 'x' })
  await writeFile(file, (await readFile(file)).subarray(0, 40))
  await mkdir(path.join(target, 'inner'))
  await expect(unzip(file, path.join(target, 'inner'))).rejects.toThrow(/^The archive cannot be unpacked: /)
})

/** Writes a name into an archive byte by byte, without the mark of UTF-8. */
async function renamed(file: string, from: string, to: Buffer): Promise<string> {
  const bytes = await readFile(file)
  for (let at = bytes.indexOf(from); at !== -1; at = bytes.indexOf(from, at + 1)) to.copy(bytes, at)
  // Flags follow the signatures of a local and of a central header.
  for (const [signature, offset] of [
    ['PK\x03\x04', 6],
    ['PK\x01\x02', 8],
  ] as const)
    for (let at = bytes.indexOf(signature, 0, 'latin1'); at !== -1; at = bytes.indexOf(signature, at + 1, 'latin1'))
      bytes.writeUInt16LE(0, at + offset)
  await writeFile(file, bytes)
  return file
}

test('what macOS adds to an archive neither hides its export nor comes in', async () => {
  const file = await zip({
    'My Site/.DS_Store': 'x',
    'My Site/oak.md': '---\ntitle: Oak\n---\nText',
    'My Site/._oak.md': '\0\x05\x16',
    '__MACOSX/My Site/._oak.md': '\0\x05\x16',
    '__MACOSX/._My Site': 'x',
  })
  const titles: string[] = []
  for await (const { title } of (await openSource(file, path.join(target, 'unpacked'))).posts()) titles.push(title)
  expect(titles).toEqual(['Oak'])
  expect(await readdir(path.join(target, 'unpacked'))).toEqual(['My Site'])
})

test.each([
  ['UTF-8 in decomposed letters, as macOS writes it', Buffer.from('Ku\u0308che.jpg'), 'Küche.jpg'],
  ['code page 437, as Windows writes it', Buffer.from('K\x81che.jpg', 'latin1'), 'Küche.jpg'],
  ['backslashes of Windows', Buffer.from('a\\b\\c.jpg'), 'a/b/c.jpg'],
])('a name is read in %s', async (_, bytes, name) => {
  const placeholder = 'x'.repeat(bytes.length)
  await unzip(await renamed(await zip({ [placeholder]: 'picture' }), placeholder, bytes), target)
  expect(await readFile(path.join(target, name), 'utf8')).toBe('picture')
})

test('a large export of WordPress has several files in its archive, each with a long comment before it', async () => {
  const part = (id: number) =>
    `<?xml version="1.0"?>\n<!-- ${'long '.repeat(400)} -->\n<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel><link>https://old.example</link><wp:wxr_version>1.2</wp:wxr_version><item><title>Post ${id}</title><wp:post_id>${id}</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status></item></channel></rss>`
  const file = await zip({ 'site.000.xml': part(1), 'site.001.xml': part(2), 'feed.xml': '<rss></rss>' })
  const titles: string[] = []
  for await (const { title } of (await openSource(file, path.join(target, 'unpacked'))).posts()) titles.push(title)
  expect(titles).toEqual(['Post 1', 'Post 2'])
})
