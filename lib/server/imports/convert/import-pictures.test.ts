import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeFolder } from '@/lib/testing/remove-folder'
import { folderStore } from '../../images/picture-store'
import { ImportPictures } from './import-pictures'

let folder = ''
let picture = Buffer.alloc(0)
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'import-pictures-'))
  picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#884422' } })
    .png()
    .toBuffer()
})
afterAll(() => removeFolder(folder))

async function pictures(files: string[]) {
  const uploads = await mkdtemp(path.join(folder, 'uploads-'))
  for (const file of files) {
    await mkdir(path.dirname(path.join(uploads, file)), { recursive: true })
    await writeFile(path.join(uploads, file), picture)
  }
  const fetched: string[] = []
  const fetch = (address: string): Promise<null> => {
    fetched.push(address)
    return Promise.resolve(null)
  }
  const store = folderStore(path.join(folder, 'store'))
  const input = new ImportPictures({ folder: uploads, site: null, fetch, store, onStored: () => Promise.resolve() })
  return { place: (src: string) => input.place(src, 'https://old.example/'), fetched }
}

test.each(['2019/a.jpg', 'uploads/2019/a.jpg', 'wp-content/uploads/2019/a.jpg', 'site/wp-content/uploads/2019/a.jpg'])(
  'a picture is found in an archive that holds it as %s',
  async (file) => {
    const { place } = await pictures([file])
    expect(await place('https://old.example/wp-content/uploads/2019/a-300x200.jpg')).toMatch(/^\/uploads\//)
  },
)

test('all sizes of a picture are one, also that which WordPress scales large ones to', async () => {
  const { place, fetched } = await pictures([])
  for (const name of ['a-scaled', 'a-300x200', 'a', 'a-1024x768'])
    await place(`https://old.example/wp-content/uploads/${name}.jpg`)
  const names = fetched.map((address) => address.replace(/^.*\//, ''))
  expect(names).toEqual(['a.jpg', 'a-scaled.jpg', 'a-300x200.jpg', 'a-1024x768.jpg'])
})

test('a name is found in composed and in decomposed letters', async () => {
  const { place } = await pictures(['K\u00fcche.jpg', 'Ga\u0308rten.jpg'])
  for (const name of ['Ku%CC%88che', 'K%C3%BCche', 'G%C3%A4rten'])
    expect(await place(`https://old.example/wp-content/uploads/${name}.jpg`), name).toMatch(/^\/uploads\//)
})

test('copies of WordPress.com are those of the old site, and the query of a picture asks for a size unless it names it', async () => {
  const { place, fetched } = await pictures([])
  await place('https://i0.wp.com/old.example/a.jpg?resize=300,200')
  await place('https://other.example/picture?id=1')
  await place('https://other.example/picture?id=2')
  expect(fetched).toEqual([
    'https://old.example/a.jpg',
    'https://other.example/picture?id=1',
    'https://other.example/picture?id=2',
  ])
})

test('a picture that is in the text itself is stored, and what is none is not', async () => {
  const { place, fetched } = await pictures([])
  expect(await place(`data:image/png;base64,${picture.toString('base64')}`)).toMatch(/^\/uploads\//)
  expect(await place('data:image/png;base64,eA==')).toBeNull()
  expect(await place('data:text/html,<p>x</p>')).toBeNull()
  expect(fetched).toEqual([])
})
