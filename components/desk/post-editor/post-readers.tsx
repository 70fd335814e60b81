import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { use, useId } from 'react'
import { POST_DAYS, postInsightsQuery } from '@/lib/client/insights'
import { countOf } from '@/lib/format/texts/counts'
import { OwnApi } from '../kit/whole-contract'
import { dayPath } from '../insights/insights-address'
import { LineChart } from '../../ui/line-chart'
import { Section } from '@/components/desk/kit/frame'

const SHOWN_PRODUCTS = 5

/** What visitors did in a post; nothing for one that nobody has read yet. */
export function PostReaders({ id }: { id: string }) {
  const wordsId = useId()
  const offered = use(OwnApi)
  const { data } = useQuery({ ...postInsightsQuery(id), enabled: offered })
  if (!data || data.totals.views + data.totals.clicks === 0) return null
  const { totals, days, products } = data
  return (
    <Section title="Readers" isFacts>
      <LineChart path={dayPath(days.map(({ views }) => views))} label="Views by day" describedBy={wordsId} />
      <p id={wordsId} className="text-muted">
        {`${countOf(totals.views, 'view')} and ${countOf(totals.clicks, 'click')} to shops in the last ${POST_DAYS} days.`}
      </p>
      {products.length > 0 && (
        <ul aria-label="Clicked products" className="grid gap-1">
          {products.slice(0, SHOWN_PRODUCTS).map(({ id: product, name, clicks }) => (
            <li key={product} className="flex justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <span className="shrink-0 tabular-nums text-muted">{countOf(clicks, 'click')}</span>
            </li>
          ))}
        </ul>
      )}
      <Link href="/admin?tab=insights" className="font-semibold text-link">
        All insights
      </Link>
    </Section>
  )
}
