import { RecordLink, Section } from '@/components/desk/kit/frame'
import { Button } from '@/components/ui/controls/button'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import Link from 'next/link'
import { type ReactNode } from 'react'
import { affiliateProgrammesQuery } from '@/lib/client/products/affiliates'
import type { CatalogProduct } from '@/lib/contract/products/catalog'
import { missingTag, type MissingTag, programmeFor, tagIn } from '@/lib/format/addresses/affiliate-link'
import { countOf } from '@/lib/format/texts/counts'
import { formatDate } from '@/lib/format/dates'
import { safeAddress, shopHost } from '@/lib/format/addresses/hosts'
import { TagOffer } from './add/tag-offer'
import type { OriginField, ValueOrigin } from '@/lib/contract/products/value-origin'
import { FIELD_LABELS } from '../products/reread/notify-reading'

const inWords = (field: string) => field.replaceAll('_', ' ')

type OriginProps = {
  record: CatalogProduct
  isBusy: boolean
  /** Resets fields to follow the page of the shop. */
  onFollow: (fields: string[]) => void
  children?: ReactNode
}

/** The origin of a product's values, as far as it is known. */
export function ProductOrigin({ record, isBusy, onFollow, children }: OriginProps) {
  const { product, corrected, read_at: readAt, price_at: priceAt } = record
  const address = safeAddress(product.product_url)
  return (
    <Section title="Where it comes from" isFacts>
      <p>{originOf(record)}</p>
      {priceAt && <p className="text-muted">{`Price of ${formatDate(priceAt)}`}</p>}
      {product.price_hidden && <p className="text-danger">Visitors do not see the price: it is too old.</p>}
      {address && (
        <p>
          <a
            href={address}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="inline-flex min-h-6 items-center gap-1.5 font-semibold text-link"
          >
            Open the shop’s page
            <ExternalLink aria-hidden="true" className="size-4" />
          </a>
        </p>
      )}
      {children}
      {address && <LinkTag record={record} />}
      <ValueOrigins origins={record.origins} />
      {readAt && corrected.length > 0 && (
        <div className="grid gap-2">
          <p className="text-muted">These are not changed when the page is read again:</p>
          <ul aria-label="Fields set by hand" className="divide-y divide-line">
            {corrected.map((field) => (
              <li key={field} className="flex items-center justify-between gap-2 py-1">
                <span className="first-letter:uppercase">{inWords(field)}</span>
                <Button
                  kind="bare"
                  size="small"
                  aria-label={`Take ${inWords(field)} from the shop again`}
                  busy={isBusy}
                  onClick={() => onFollow([field])}
                >
                  Use the shop’s value
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  )
}

const ORIGIN_FIELDS: Record<OriginField, string> = {
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
function ValueOrigins({ origins }: Pick<CatalogProduct, 'origins'>) {
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
                {ORIGIN_FIELDS[field]}
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

const UNTAGGED: Record<MissingTag, (tag: string) => string> = {
  'another tag': (tag) =>
    `Its address has another tag, ${tag}, so you earn nothing from it. Take the tag out of the address to change that.`,
  'another country': () => 'It leads to Amazon in a country that you have no tag for, so you earn nothing from it.',
  'short link': () =>
    'No tag can be added to a short link, so you earn nothing from it. Use the full address of the page.',
}

/** The affiliate program of the product's link, as visitors get it. */
function LinkTag({ record: { product } }: { record: CatalogProduct }) {
  const { data: programmes = [] } = useQuery(affiliateProgrammesQuery)
  const own = tagIn(product.product_url, programmeFor(product.product_url, programmes))
  if (product.affiliate_url) {
    return (
      <p>
        Visitors follow it as <span className="wrap-anywhere text-muted">{product.affiliate_url}</span>
      </p>
    )
  }
  const missing = URL.canParse(product.product_url) && missingTag(new URL(product.product_url), programmes)
  if (missing) return <p className="text-danger">{UNTAGGED[missing](own?.value ?? '')}</p>
  if (own)
    return (
      <>
        <p>{`Its address has a tag of its own, ${own.parameter}=${own.value}, which stays.`}</p>
        <TagOffer address={product.product_url} />
      </>
    )
  return (
    <p>
      {'No affiliate program adds to its link. '}
      <Link href="/admin?tab=affiliates" prefetch={false} className="font-semibold text-link">
        Affiliate programs
      </Link>
    </p>
  )
}

/** The posts that feature a product, and what can be done in them. */
export function ProductUsage({ record, children }: { record: CatalogProduct; children?: ReactNode }) {
  const { posts, post_count: count } = record
  return (
    <Section title={count === 0 ? 'Not used yet' : `Used in ${countOf(count, 'post')}`} isFacts>
      {count === 0 && <p className="text-muted">No post features this product, so visitors do not see it.</p>}
      {posts.length > 0 && (
        <ul aria-label="Posts that feature it" className="divide-y divide-line">
          {posts.map((post) => (
            <li key={post.id} className="flex items-baseline justify-between gap-3 py-2">
              <RecordLink post={post.id} className="min-h-6 min-w-0 font-semibold wrap-anywhere hover:underline">
                {post.title || 'Untitled'}
              </RecordLink>
              <span className="shrink-0 text-muted">{post.status === 'published' ? 'Published' : 'Draft'}</span>
            </li>
          ))}
        </ul>
      )}
      {count > posts.length && (
        <p className="text-muted">{`and ${(count - posts.length).toLocaleString('en-US')} more`}</p>
      )}
      {children}
    </Section>
  )
}

/** Where a product comes from, in a sentence. */
function originOf({ product, corrected, origins, read_from: from, read_at: read, created_at: made }: CatalogProduct) {
  const isOfFeed = origins.some((origin) => origin.field === 'name' && origin.from === 'feed')
  const at = read ?? (isOfFeed ? made : null)
  if (at) {
    const shop = from ?? (shopHost(product.product_url) || 'its shop')
    const rest = corrected.length > 0 ? ', except for what is marked “by hand”.' : ''
    return `Read from ${isOfFeed ? 'a product feed of ' : ''}${shop} on ${formatDate(at)}${rest}`
  }
  const way = origins.some((origin) => origin.from === 'csv') ? 'Imported from a CSV file' : 'Entered by hand'
  return `${way}${made ? ` on ${formatDate(made)}` : ''}${corrected.length > 0 ? '.' : ''}`
}
