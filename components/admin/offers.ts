import { createContext } from 'react'

/** What the API does beyond the calls that every API has; what it lacks is not offered. */
export type Offers = {
  /** Whether all products can be listed, and unused ones deleted. */
  catalog: boolean
  /** Whether deleted posts can be listed, restored and erased. */
  deleted: boolean
}

/** Offers nothing unless told otherwise. */
export const Offers = createContext<Offers>({ catalog: false, deleted: false })
