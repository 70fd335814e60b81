import { createContext } from 'react'

/** What the API does beyond the calls that every API has; what it lacks is not offered. */
export type Offers = {
  /** Whether deleted posts can be listed, restored and erased. */
  deleted: boolean
}

/** Offers nothing unless told otherwise. */
export const Offers = createContext<Offers>({ deleted: false })
