import { createContext } from 'react'

/** What the API does beyond the calls that every API has; what it lacks is not offered. */
export type Offers = {
  /** Whether affiliate programmes of shops can be set. */
  affiliates: boolean
  /** Whether several posts can be published or unpublished at once. */
  batchStatus: boolean
  /** Whether all products can be listed, and unused ones deleted. */
  catalog: boolean
  /** Whether deleted posts can be listed, restored and erased. */
  deleted: boolean
  /** Whether a product can be entered by hand, and read from the source of its page. */
  productWays: boolean
  /** Whether the versions of a post can be listed, read and restored. */
  versions: boolean
}

/** Offers nothing unless told otherwise. */
export const NO_OFFERS: Offers = { affiliates: false, batchStatus: false, catalog: false, deleted: false, productWays: false, versions: false }
export const Offers = createContext(NO_OFFERS)
