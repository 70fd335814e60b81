import type { CatalogProduct } from '@/lib/contract/products/catalog'
import type { OriginField, ValueOrigin } from '@/lib/contract/products/value-origin'
import { formatDate } from '@/lib/format/dates'
import { FIELD_LABELS } from '../products/reread/notify-reading'

const FIELDS: Record<OriginField, string> = {
  ...FIELD_LABELS,
  original_price: 'Original price',
  currency: 'Currency',
  source: 'Shop',
  purchase_info: 'Purchase information',
}
const ORIGINS: Record<ValueOrigin, string> = {
  layout: 'Layout of the shop’s page',
  'json-ld': 'JSON-LD',
  microdata: 'Microdata',
  rdfa: 'RDFa',
  data: 'Data in the page’s scripts',
  meta: 'Meta tags',
  text: 'Text of the page',
  hand: 'By hand',
  csv: 'CSV file',
  feed: 'Product feed',
}

/** Where each value of a product comes from, and when it was read or set; nothing if that is not known. */
export function ValueOrigins({ origins }: Pick<CatalogProduct, 'origins'>) {
  if (origins.length === 0) return null
  return (
    <details>
      <summary className="inline-flex min-h-8 cursor-pointer items-center font-semibold text-link">
        Where each value comes from
      </summary>
      <table className="w-full text-left">
        <thead className="sr-only">
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Origin</th>
          </tr>
        </thead>
        <tbody>
          {origins.map(({ field, from, at }) => (
            <tr key={field} className="border-b border-line align-baseline last:border-0">
              <th scope="row" className="py-1.5 pr-3 font-normal">
                {FIELDS[field]}
              </th>
              <td className="py-1.5">
                <span className="block">{ORIGINS[from]}</span>
                {at && <span className="block text-muted">{formatDate(at)}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
