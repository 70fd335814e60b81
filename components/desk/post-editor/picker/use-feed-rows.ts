import { useMutation, useQuery } from '@tanstack/react-query'
import { use, useState } from 'react'
import { feedRowsQuery, linkRowMutation } from '@/lib/client/products/feeds'
import type { FeedRow } from '@/lib/contract/products/feed'
import type { Product } from '@/lib/contract/products/product'
import { attempt } from '../../kit/error-message'
import { useSettled } from '../../kit/use-debounced'
import { OwnApi } from '../../kit/whole-contract'
import { isWebAddress } from '../../product-editor/add/is-web-address'

/** Milliseconds without typing before the feeds are searched. */
const TYPING_PAUSE = 250

/** The choices of a group as rows of their own. */
const choicesOf = (row: FeedRow): FeedRow[] =>
  row.choices.map((choice) => ({ ...row, ...choice, name: `${row.name}, ${choice.label}`, choices: [] }))

/**
 * The rows of product feeds for a typed text, without those whose product is shown. A row of a group is first opened to
 * its choices; any other makes its product.
 */
export function useFeedRows(text: string, shown: readonly Product[], onLink: (product: Product) => void) {
  const isOffered = use(OwnApi)
  const search = useSettled(text.trim(), TYPING_PAUSE)
  const [group, setGroup] = useState<{ search: string; row: FeedRow } | null>(null)
  const query = useQuery({
    ...feedRowsQuery(search),
    enabled: isOffered && search.length > 1 && !isWebAddress(search),
  })
  const { mutateAsync, isPending } = useMutation(linkRowMutation)
  const opened = group?.search === search ? group.row : null
  const isShown = (row: FeedRow) => shown.some(({ product_id: product }) => product === row.product_id)
  const found = search && text.trim() ? (query.data ?? []).filter((row) => !isShown(row)) : []
  return {
    rows: opened ? choicesOf(opened) : found,
    choose: async (row: FeedRow) => {
      if (row.choices.length > 1) setGroup({ search, row })
      else if (!isPending) await attempt(async () => onLink(await mutateAsync(row.id)), 'Failed to link')
    },
  }
}
