import Link from 'next/link'
import type { CatalogProduct } from '@/lib/contract/products/catalog'

const SAME = { gtin: 'Same product number (GTIN)', sku: 'Same item number in this shop' }

/** The products that may be the same one; nothing if there are none. */
export function ProductDuplicates({ duplicates }: Pick<CatalogProduct, 'duplicates'>) {
  if (duplicates.length === 0) return null
  return (
    <div className="grid gap-1">
      <h3 className="font-bold">May be the same product</h3>
      <ul aria-label="Possible duplicates" className="divide-y divide-line">
        {duplicates.map(({ product_id: id, name, same }) => (
          <li key={id} className="grid py-2">
            <Link
              href={`/admin/product/${encodeURIComponent(id)}`}
              prefetch={false}
              dir="auto"
              className="min-h-6 font-semibold wrap-anywhere hover:underline"
            >
              {name || 'Untitled'}
            </Link>
            <span className="text-muted">{SAME[same]}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
