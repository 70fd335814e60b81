import { createContext } from 'react'

/** What the API does beyond the calls that every API has; what it lacks is not offered. */
export type Offers = {
  /** Whether all products can be listed, and unused ones deleted. */
  catalog: boolean
  /** Whether a product can be entered by hand, and read from the source of its page. */
  productWays: boolean
  /** Whether affiliate programmes of shops can be set. */
  affiliates: boolean
  /** Whether deleted posts can be listed, restored and erased. */
  deleted: boolean
}

export const NO_OFFERS: Offers = { catalog: false, productWays: false, affiliates: false, deleted: false }

/** Offers nothing unless told otherwise. */
export const Offers = createContext<Offers>(NO_OFFERS)
