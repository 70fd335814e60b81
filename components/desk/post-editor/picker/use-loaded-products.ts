import { keepPreviousData, useQuery, useQueryClient, useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, createContext, use, useState } from 'react'
import { PRODUCT_MATCH_LIMIT, PRODUCT_SELECTION_SIZE, MAX_LINKED_PRODUCTS } from '@/lib/contract/limits'
import { MAX_QUERY_LENGTH } from '@/lib/contract/fields/address-query'
import type { Product } from '@/lib/contract/products/product'
import { fold } from '@/lib/client/admin-view'
import { api } from '@/lib/client/calls/client'
import { TEXTS } from '@/lib/contract/texts'
import { useSettled } from '../../kit/use-debounced'
import { chosenProduct, type ChosenProduct } from '../form/post-values'
import { feedRowsQuery, feedsQuery, linkRowMutation, type MatchAnswer } from '@/lib/client/products/feeds'
import { ApiError } from '@/lib/contract/failure'
import type { FeedMatch, FeedRow } from '@/lib/contract/products/feed'
import { attempt } from '../../kit/feedback'
import { OwnApi } from '../../kit/whole-contract'
import { isWebAddress } from '../../product-editor/add/use-product-fetch'

/** The products whose name contains a text, ignoring case and accents; at most 10. */
export function matchingProducts(products: Product[], text: string): Product[] {
  const query = fold(text.trim())
  if (!query) return []
  return products.filter(({ name }) => fold(name).includes(query)).slice(0, PRODUCT_MATCH_LIMIT)
}

const KEY = ['admin', 'products', 'selection'] as const

const EVERY = { per_page: PRODUCT_SELECTION_SIZE, include_unlinked: true }

/** Milliseconds without typing before the API or the feeds are searched. */
const TYPING_PAUSE = 200

type ProductList = Awaited<ReturnType<typeof api.products.list>>

/**
 * The products that can be linked. If the API has more than one response holds, or none of them matches, it is also
 * searched for those whose name contains `text`; `total` is their number if they are more than `matches`, otherwise null.
 */
export function useLoadedProducts(text: string) {
  const client = useQueryClient()
  const loaded = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.products.list(EVERY, { signal }),
    staleTime: 60_000,
  })
  const search = useSettled(text.trim().slice(0, MAX_QUERY_LENGTH), TYPING_PAUSE)
  const hasMore = (loaded.data?.data.pagination?.total ?? 0) > PRODUCT_SELECTION_SIZE
  // Somebody may have added it since the list was loaded.
  const isNew = loaded.data !== undefined && matchingProducts(loaded.data.data.products, search).length === 0
  const matching = { ...EVERY, per_page: 2 * PRODUCT_MATCH_LIMIT, search, match: 'substring' as const }
  const found = useQuery({
    queryKey: [...KEY, search],
    queryFn: ({ signal }) => api.products.list(matching, { signal }),
    enabled: search !== '' && (hasMore || isNew),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  const products = [...(loaded.data?.data.products ?? []), ...(found.data?.data.products ?? [])]
  const add = (product: Product) =>
    client.setQueryData<ProductList>(KEY, (list) => {
      const others = list?.data.products.filter(({ product_id }) => product_id !== product.product_id)
      return list && others && { ...list, data: { ...list.data, products: [product, ...others] } }
    })
  const distinct = [...new Map(products.map((product) => [product.product_id, product])).values()]
  const matches = matchingProducts(distinct, text)
  const total = hasMore && !found.isPlaceholderData ? (found.data?.data.pagination?.total ?? 0) : 0
  return {
    products: distinct,
    matches,
    total: total > matches.length ? total : null,
    errorMessage: loaded.error ? TEXTS.fetchProducts : '',
    add,
  }
}

/**
 * Links the products of blocks that are pasted, such as from another post, as their cards and prices are shown of linked
 * products only. Products that are not found, or that cannot be read, are left out.
 * @param linked the products of the post.
 * @returns a function that takes the ids of pasted products, and stays the same.
 */
export function usePastedProducts(linked: ChosenProduct[], onChange: (products: ChosenProduct[]) => void) {
  const latest = useRef({ linked, onChange })
  useEffect(() => {
    latest.current = { linked, onChange }
  })
  return useCallback(async (ids: string[]) => {
    const isMissing = (id: string) => !latest.current.linked.some(({ product_id }) => product_id === id)
    const missing = ids.filter(isMissing)
    if (missing.length === 0) return
    const found = await api.products.list({ ids: missing.join(','), include_unlinked: true }).catch(() => null)
    const added = (found?.data.products ?? []).filter(({ product_id }) => isMissing(product_id)).map(chosenProduct)
    if (added.length > 0) latest.current.onChange([...latest.current.linked, ...added].slice(0, MAX_LINKED_PRODUCTS))
  }, [])
}

type Linked = { linked: ChosenProduct[]; /** Links a product to the post. */ onLink: (product: ChosenProduct) => void }

/** The products that the post in the editor features. */
export const LinkedProducts = createContext<Linked>({ linked: [], onLink: () => {} })

/** A row that can be chosen, with what its choice answers to the matches of a row that several products may be. */
type RowOption = FeedRow & { answers?: MatchAnswer[] }

const choicesOf = (row: FeedRow): RowOption[] =>
  row.choices.map((choice) => ({ ...row, ...choice, name: `${row.name}, ${choice.label}`, choices: [] }))

/** The answers to the matches of a row; none for a row without them. */
function answersOf(row: FeedRow, matches: FeedMatch[]): RowOption[] {
  const offered = matches.filter((match) => match.row.id === row.id)
  if (offered.length === 0) return []
  const declined = offered.map(({ id }) => ({ match_id: id, accept: false }))
  const same = offered.map(({ id, product }) => ({
    name: `The same as ${product.name}`,
    answers: [{ match_id: id, accept: true }],
  }))
  return [...same, { name: `A new product: ${row.name}`, answers: declined }].map((option) => ({ ...row, ...option }))
}

/**
 * The rows of product feeds for a typed text, without those whose product is shown. A row of a group is first opened to
 * its choices, and one that products of the shelf may be to the answers whether they are; any other makes its product.
 */
export function useFeedRows(text: string, shown: readonly Product[], onLink: (product: Product) => void) {
  const isOffered = use(OwnApi)
  const client = useQueryClient()
  const search = useSettled(text.trim(), TYPING_PAUSE)
  const [opened, setOpened] = useState<{ search: string; rows: RowOption[] } | null>(null)
  const query = useQuery({
    ...feedRowsQuery(search),
    enabled: isOffered && search.length > 1 && !isWebAddress(search),
  })
  const { mutateAsync, isPending } = useMutation(linkRowMutation)
  const isShown = (row: FeedRow) => shown.some(({ product_id: product }) => product === row.product_id)
  const found = search && text.trim() ? (query.data ?? []).filter((row) => !isShown(row)) : []
  const link = async (row: RowOption) => {
    try {
      onLink(await mutateAsync(row))
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) throw error
      const rows = answersOf(row, (await client.fetchQuery(feedsQuery)).matches)
      if (rows.length === 0) throw error
      setOpened({ search, rows })
    }
  }
  return {
    rows: opened?.search === search ? opened.rows : found,
    choose: async (row: RowOption) => {
      if (row.choices.length > 1) setOpened({ search, rows: choicesOf(row) })
      else if (!isPending) await attempt(() => link(row), 'Failed to link')
    },
  }
}
