import { createContext } from 'react'

/** Whether the API has the whole contract; of one that has the calls of SPEC section 7 alone, the rest is not shown. */
export const OwnApi = createContext(false)
