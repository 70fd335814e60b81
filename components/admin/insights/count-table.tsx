import Link from 'next/link'
import { CARD } from '@/components/ui/display/card-style'
import type { TableRow } from './table-of'

type Props = { name: string; columns: string[]; rows: TableRow[]; empty: string }

/** A table of names and counts; scrolls sideways where it is wider than the screen. */
export function CountTable({ name, columns, rows, empty }: Props) {
  if (rows.length === 0) return <p className={`${CARD} border-dashed px-4 py-14 text-center text-muted`}>{empty}</p>
  return (
    <div role="region" aria-label={name} tabIndex={0} className={`${CARD} overflow-x-auto`}>
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-line text-muted">
            <th scope="col" className="px-3 py-2 text-left font-semibold sm:px-4">
              Name
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-2 py-2 text-right font-semibold sm:px-4">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className="border-b border-line last:border-0">
              <th scope="row" dir="auto" className="min-w-36 px-3 py-2.5 text-left font-semibold wrap-anywhere sm:px-4">
                {row.href ? (
                  <Link href={row.href} prefetch={false} className="hover:underline">
                    {row.name}
                  </Link>
                ) : (
                  <span>{row.name}</span>
                )}
                {row.note && <p className="font-normal text-muted">{row.note}</p>}
              </th>
              {row.counts.map((count, index) => (
                <td key={columns[index]} className="px-2 py-2.5 text-right tabular-nums sm:px-4">
                  {count.toLocaleString('en-US')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
