import { createContext } from 'react'
import type { ChosenProduct } from '../../form/post-values'

type Linked = { linked: ChosenProduct[]; /** Links a product to the post. */ onLink: (product: ChosenProduct) => void }

/** The products that the post in the editor features. */
export const LinkedProducts = createContext<Linked>({ linked: [], onLink: () => {} })
