import { useQueries, useQuery } from '@tanstack/react-query'
import { use, useEffect, useState } from 'react'
import { affiliateProgrammesQuery } from '@/lib/client/products/affiliates'
import { catalogProductQuery } from '@/lib/client/products/catalog'
import { linkedPostId, linkedPostQuery } from '@/lib/client/links'
import { WholeContract } from '../../admin/whole-contract'
import { EditorFacts } from '../editor-facts'
import type { PostValues } from '../form/post-values'
import type { Check } from './check'
import { fieldChecks } from './field-checks'
import { type UrlCheckResults, outsideChecks, outsideLinks } from './outside-links'
import { productChecks } from './product-checks'
import { textChecks } from './text-checks'
import type { TextParts } from './text-parts'
import { storedPicture } from '@/lib/format/pictures'
import { safeAddress } from '@/lib/format/addresses/hosts'

/**
 * What a careful editor would look at before publishing; null while the text is not read yet.
 * @param results of checks of URLs of other sites.
 * @returns the checks, and the links to other sites.
 */
export function useChecks(
  values: PostValues,
  parts: TextParts | null,
  results: UrlCheckResults,
): { checks: Check[]; outside: TextParts['links'] } | null {
  const facts = use(EditorFacts)
  const pictureWidth = usePictureWidth(values.previewImage.trim())
  const programmes = useProgrammes()
  const { products, now } = useProducts(values)
  const postAt = useLinkedPosts(parts)
  if (!parts) return null
  const siteUrl = facts.siteUrl || location.origin
  const outside = outsideLinks(parts.links, siteUrl)
  const checks = [
    ...fieldChecks(values, { length: parts.length, pictureWidth }),
    ...textChecks(parts, { programmes, siteUrl, postAt }),
    ...outsideChecks(outside, results),
    ...productChecks(products, programmes, now),
  ]
  return { checks, outside }
}

function useProgrammes() {
  const offered = use(WholeContract)
  return useQuery({ ...affiliateProgrammesQuery(), enabled: offered, staleTime: 60_000 }).data ?? []
}

function useProducts({ products }: PostValues) {
  const offered = use(WholeContract)
  return useQueries({
    queries: products.map(({ product_id }) => ({
      ...catalogProductQuery(product_id),
      enabled: offered,
      staleTime: 60_000,
    })),
    combine: (results) => ({
      products: results.flatMap(({ data }) => data ?? []),
      now: Math.max(0, ...results.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    }),
  })
}

/** What the links to posts of this site lead to. */
function useLinkedPosts(parts: TextParts | null) {
  const ids = [...new Set(parts?.links.flatMap(({ href }) => linkedPostId(href) ?? []))]
  const states = useQueries({
    queries: ids.map(linkedPostQuery),
    combine: (results) => results.map(({ data }) => data),
  })
  return (href: string) => {
    const id = linkedPostId(href)
    return id === null ? null : states[ids.indexOf(id)]
  }
}

/** The width of a picture in pixels: 0 if it does not load, null while that is unknown. */
function usePictureWidth(address: string): number | null {
  const [measured, setMeasured] = useState<{ address: string; width: number } | null>(null)
  const stored = storedPicture(address)?.width ?? null
  const loaded = stored === null ? safeAddress(address) : null
  useEffect(() => {
    if (!loaded) return
    const image = new Image()
    const note = () => setMeasured({ address: loaded, width: image.naturalWidth })
    image.addEventListener('load', note)
    image.addEventListener('error', note)
    image.src = loaded
    return () => {
      image.removeEventListener('load', note)
      image.removeEventListener('error', note)
    }
  }, [loaded])
  return stored ?? (loaded && measured?.address === loaded ? measured.width : null)
}
