import { Parser } from 'htmlparser2'
import { ColumnNames, MAX_RECORD, type Records, TOO_LONG, UnreadableError } from '../../rows/records'

/** The elements of products: RSS, Atom, and the files of networks and shops. */
const ITEMS = new Set(['item', 'entry', 'product', 'prod', 'offer', 'shopitem'])
/** Open elements: htmlparser2 needs longer for each one. */
const MAX_DEPTH = 60

type Item = { cells: string[]; path: string[]; text: string; size: number }

/** Reads the products of RSS, Atom and other XML. Elements within elements have names such as `shipping.price`. */
export async function* xmlRecords(texts: AsyncIterable<string>): AsyncGenerator<Records> {
  const columns = new ColumnNames()
  let rows: Records['rows'] = []
  let [row, depth] = [0, 0]
  let item: Item | null = null
  const put = (at: Item, name: string, value: string) => {
    const text = value.trim()
    if (text !== '') at.cells[columns.placeOf(name)] ??= text
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1
        if (depth > MAX_DEPTH) throw new UnreadableError('The elements of the file are nested too deep.')
        const local = name.replace(/^.*:/, '').toLowerCase()
        if (!item) {
          if (ITEMS.has(local)) item = { cells: [], path: [], text: '', size: 0 }
          return
        }
        item.path.push(local)
        item.text = ''
        // Atom's links; others than the page of the product have another relation.
        if (local === 'link' && attributes.href && (attributes.rel ?? 'alternate') === 'alternate')
          put(item, 'link', attributes.href)
      },
      ontext(text) {
        if (!item) return
        item.size += text.length
        if (item.size <= MAX_RECORD) item.text += text
      },
      onclosetag() {
        depth -= 1
        if (!item) return
        if (item.path.length > 0) {
          put(item, item.path.join('.'), item.text)
          item.path.pop()
          item.text = ''
          return
        }
        row += 1
        if (item.size > MAX_RECORD) rows.push({ row, fault: TOO_LONG })
        else rows.push({ row, cells: item.cells })
        item = null
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  for await (const text of texts) {
    parser.write(text)
    if (rows.length > 0) yield { names: columns.names, rows }
    rows = []
  }
  // What a file that was cut off has begun is no product.
  if (row === 0 && rows.length === 0) throw new UnreadableError('The XML holds no products: neither items nor entries.')
}
