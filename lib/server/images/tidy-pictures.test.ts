import { mkdir, mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeFolder } from '@/lib/testing/remove-folder'
import { tidyPictures } from './tidy-pictures'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tidy-'))
})
afterEach(() => removeFolder(folder))

const FULL = '0123456789abcdef01234567_1600x900_aabbcc'
const BROKEN = '01ffffffffffffff01234567_1600x900_aabbcc'
const DRAFT = `${FULL}_640.webp.6f1c2f0e-8a52-4a5e-9a3a-0d3d3e0a4f11`

async function put(name: string, age: number): Promise<void> {
  const file = path.join(folder, name.slice(0, 2), name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, 'x')
  const then = new Date(Date.now() - age)
  await utimes(file, then, then)
}
const names = async () => (await readdir(path.join(folder, '01'))).sort()

test('files of an aborted upload are removed; complete pictures and foreign files stay', async () => {
  const day = 86_400_000
  for (const name of [`${FULL}.webp`, `${FULL}_320.webp`, DRAFT, `${BROKEN}_320.webp`, `${BROKEN}_640.webp`, '01.txt'])
    await put(name, day)
  expect(await tidyPictures(folder)).toBe(3)
  expect(await names()).toEqual(['01.txt', `${FULL}.webp`, `${FULL}_320.webp`].sort())
  expect(await tidyPictures(folder)).toBe(0)
})

test('files of a running upload are not removed', async () => {
  for (const name of [DRAFT, `${BROKEN}_320.webp`]) await put(name, 60_000)
  expect(await tidyPictures(folder)).toBe(0)
  expect(await names()).toHaveLength(2)
})

test('a missing folder is no error', async () => {
  expect(await tidyPictures(path.join(folder, 'none'))).toBe(0)
})
