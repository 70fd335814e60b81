import { expect, test } from 'vitest'
import { guessColumns, readCsvFile } from './use-import'

const fileOf = (...parts: BlobPart[]) => new File(parts, 'products.csv')

test('headings of spreadsheets name the fields, and each column counts once', () => {
  expect(guessColumns(['Product Title', 'URL', 'Sale price', 'Compare-at price', 'EAN', 'Vendor', 'Stock'])).toEqual({
    name: 0,
    product_url: 1,
    price: 2,
    original_price: 3,
    upc: 4,
    brand: 5,
  })
  expect(guessColumns(['Item', 'Name', 'Link', 'Link'])).toEqual({ name: 1, product_url: 2 })
  expect(guessColumns(['x', ''])).toEqual({})
})

test('a file is read in the encodings and with the delimiters of spreadsheets', async () => {
  const rows = 'Name;Adresse\n\n;\nSäge;https://shop.example/saw\n'
  const read = { name: 'products.csv', headings: ['Name', 'Adresse'], samples: ['Säge', 'https://shop.example/saw'] }
  expect(await readCsvFile(fileOf('\uFEFF', rows))).toMatchObject(read)
  expect(await readCsvFile(fileOf(Uint8Array.from(rows, (letter) => letter.charCodeAt(0))))).toMatchObject(read)
  const wide = new Uint8Array(Uint16Array.from(`\uFEFF${rows}`, (letter) => letter.charCodeAt(0)).buffer)
  expect(await readCsvFile(fileOf(wide))).toMatchObject(read)
  expect(await readCsvFile(fileOf('Name\tLink\nSaw\thttps://shop.example'))).toMatchObject({
    headings: ['Name', 'Link'],
  })
})

test('a long name of a file is cut between two characters', async () => {
  const file = new File(['Name,Link\nSaw,https://shop.example'], `x${'😀'.repeat(110)}.csv`)
  expect(await readCsvFile(file)).toMatchObject({ name: `x${'😀'.repeat(99)}` })
})

test('a file that cannot be used says why', async () => {
  expect(await readCsvFile(fileOf('PK\u0003\u0004'))).toBe(
    'This is a workbook, not CSV: save it as CSV in your spreadsheet',
  )
  expect(await readCsvFile(fileOf('Name\nSaw'))).toBe('This file has no columns for a name and an address')
  expect(await readCsvFile(fileOf('Name,Link\n'))).toBe('This file holds nothing below its heading')
  expect(await readCsvFile(fileOf('x'.repeat(7 * 1024 * 1024)))).toBe('A file may hold 6 MB: split it into several')
})
