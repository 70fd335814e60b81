import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import yazl from 'yazl'
import { lines, readFeedText as read } from '@/lib/testing/read-feed-text'

const zipOf = (name: string, text: string) =>
  new Promise<Uint8Array>((resolve) => {
    const zip = new yazl.ZipFile()
    const chunks: Uint8Array[] = []
    zip.outputStream
      .on('data', (chunk: Uint8Array) => chunks.push(chunk))
      .on('end', () => resolve(Buffer.concat(chunks)))
    zip.addBuffer(Buffer.from(text), name)
    zip.end()
  })

const PLAIN = lines('id,title,link,price', 'a1,Oak shelf,https://shop.example/oak,12.50 EUR')

test.each([
  [
    'RSS',
    '<?xml version="1.0" encoding="iso-8859-1"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title><item><g:id>a1</g:id><title><![CDATA[Säge & more]]></title><link>https://shop.example/s</link><g:price>3 EUR</g:price><g:shipping><g:price>1 EUR</g:price></g:shipping></item></channel></rss>',
  ],
  [
    'Atom',
    '<?xml version="1.0" encoding="iso-8859-1"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Shop</title><entry><id>a1</id><title>Säge &amp; more</title><link rel="alternate" href="https://shop.example/s"/><price>3 EUR</price></entry></feed>',
  ],
])('%s is read in its declared encoding', async (_, xml) => {
  const { form, items } = await read(Buffer.from(xml, 'latin1'))
  expect([form, items[0]]).toMatchObject([
    'google',
    { name: 'Säge & more', price: 300, sku: 'a1', productUrl: 'https://shop.example/s' },
  ])
})

test('JSON lines of an unknown form are read by the columns that were chosen', async () => {
  const text = lines('{"label":"Saw","web":{"page":"https://shop.example/s"},"cost":{"value":4.5}}', '[1]', '{')
  const found = await read(text, { columns: { name: 'label', product_url: 'web.page', price: 'cost.value' } })
  expect(found).toMatchObject({ form: null, items: [{ name: 'Saw', price: 450, currency: 'USD' }] })
  expect(found.wrong).toEqual(['2: It is no object in JSON', '3: It is no object in JSON'])
})

test.each([
  ['gzip', () => gzipSync(PLAIN)],
  ['zip', () => zipOf('feed.csv', PLAIN)],
  ['UTF-16', () => Buffer.from(`\ufeff${PLAIN}`, 'utf16le')],
  ['a byte order mark', () => `\ufeff${PLAIN}`],
  ['Windows line ends', () => PLAIN.replaceAll('\n', '\r\n')],
])('a file with %s is read', async (_, content) => {
  expect((await read(await content())).items).toMatchObject([{ name: 'Oak shelf', price: 1_250, currency: 'EUR' }])
})

test('a column that moved is found by its name', async () => {
  const moved = lines('price,extra,link,title,id', '12.50 EUR,x,https://shop.example/oak,Oak shelf,a1')
  const [before, after] = [await read(PLAIN), await read(moved)]
  expect(after.items).toEqual(before.items)
})

test('rows that are wrong say why, and the others are read', async () => {
  const row = (id: string, more = `https://shop.example/${id},1`) => `${id},Saw ${id},${more}`
  const found = await read(
    lines(
      'id,title,link,price',
      row('a'),
      row('b', 'https://shop.example/b,0'),
      row('c', 'https://shop.example/c,-5.00'),
      row('d', 'ftp://shop.example/d,1'),
      'e,,https://shop.example/e,1',
      row('f', 'https://shop.example/f,call'),
      'g,S\ufffdge,https://shop.example/g,1',
      row('h'),
    ),
  )
  expect(found.items.map(({ sku }) => sku)).toEqual(['a', 'h'])
  expect(found.wrong).toEqual([
    '3: Price “0” is no amount above 0',
    '4: Price “-5.00” is no amount above 0',
    '5: Address in the shop must be an http or https address',
    '6: Name is missing',
    '7: Price “call” is no amount above 0',
    '8: Name has letters that cannot be read: is the encoding right?',
  ])
})

test('a quotation mark that does not close costs its row, and a field of 10 MB too', async () => {
  const rest = Array.from({ length: 8_000 }, (_, at) => `n${at},Saw ${at},https://shop.example/${at},1`)
  const open = await read(lines('id,title,link,price', 'a,"Saw,https://shop.example/a,1', ...rest))
  expect([open.items.length, open.wrong]).toEqual([8_000, ['2: A quotation mark is not closed']])
  const last = await read(
    lines('id,title,link,price', 'a,Saw,https://shop.example/a,1', 'b,"Saw,https://shop.example/b,1'),
  )
  expect([last.items.length, last.wrong]).toEqual([1, ['3: A quotation mark is not closed']])
  const long = await read(
    lines(
      'id,title,link,price',
      `a,${'x'.repeat(10_000_000)},https://shop.example/a,1`,
      'b,Saw,https://shop.example/b,1',
    ),
  )
  expect([long.items.map(({ sku }) => sku), long.wrong]).toEqual([['b'], ['2: It is longer than a row may be']])
  const item = (title: string) => `<item><id>a</id><title>${title}</title><link>https://shop.example/a</link></item>`
  const xml = await read(`<rss>${item('x'.repeat(10_000_000))}${item('Saw')}</rss>`)
  expect([xml.items.map(({ name }) => name), xml.wrong]).toEqual([['Saw'], ['1: It is longer than a row may be']])
  const object = (title: string) => JSON.stringify({ id: 'a', title, link: 'https://shop.example/a', price: '1 EUR' })
  const json = await read(lines(object('x'.repeat(10_000_000)), object('Saw')))
  expect([json.items.map(({ name }) => name), json.wrong]).toEqual([['Saw'], ['1: It is longer than a row may be']])
})

test.each([
  ['<!DOCTYPE html><html><title>Sign in</title>', 'There is a web page at this address, and no feed.'],
  ['<rss><channel></channel></rss>', 'The XML holds no products: neither items nor entries.'],
  [`<rss><item>${'<a>'.repeat(100)}`, 'The elements of the file are nested too deep.'],
  ['hello\nworld\n', 'The file has no heading with the names of columns.'],
  ['id,title,link,price\n', 'The file holds no rows.'],
  ['PK nothing', 'The zip archive is damaged.'],
  [Buffer.from([0x1f, 0x8b, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]), 'The file is damaged: it cannot be unpacked.'],
  ['<?xml version="1.0" encoding="martian"?><rss/>', 'The encoding martian is not known.'],
])('a file that is no feed says why: %#', async (content, message) => {
  await expect(read(content)).rejects.toThrow(message)
})

test('a dry run reads the first rows, also of a file that is cut off', async () => {
  const rows = Array.from({ length: 3_000 }, (_, at) => `n${at},Saw ${at},https://shop.example/${at},1`)
  const packed = gzipSync(lines('id,title,link,price', ...rows))
  const found = await read(packed.subarray(0, packed.length - 500), { most: 1_000 })
  expect([found.items.length, found.complete]).toEqual([1_000, false])
})

test('a feed of as many rows as may be read is complete, and one with a row more is not', async () => {
  const rows = Array.from({ length: 3 }, (_, at) => `n${at},Saw ${at},https://shop.example/${at},1`)
  const text = lines('id,title,link,price', ...rows)
  const readMost = async (most: number) => {
    const { items, complete } = await read(text, { most })
    return [items.length, complete]
  }
  expect(await readMost(3)).toEqual([3, true])
  expect(await readMost(2)).toEqual([2, false])
})
