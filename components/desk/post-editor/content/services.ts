import type { ComponentType } from 'react'
import type { LibraryButtonProps } from '../../pictures/library-button'
import type { CardAttributes } from './blocks/product-card-block'
import type { VideoFacts } from './blocks/video'

export type FoundPost = { title: string; path: string; isDraft: boolean }

/** What the editor takes from the site; it makes no requests itself. */
export type EditorServices = {
  /** Title and still picture of a video; rejects if its provider does not answer. */
  readVideo: (href: string) => Promise<VideoFacts>
  /**
   * Stores a picture of another site on this one, and returns its address; null where that cannot be had.
   * Rejects if the picture cannot be fetched.
   */
  fetchPicture: ((address: string) => Promise<string>) | null
  /** This site's posts that match a text, the best first. */
  findPosts: (text: string, signal: AbortSignal) => Promise<FoundPost[]>
  /** The title of the post at an address of this site; null for any other address. */
  postTitle: (href: string) => Promise<string> | null
  /** What is known now of products, by their ids; rejects if it cannot be read. */
  productFacts: (ids: readonly string[], signal: AbortSignal) => Promise<Map<string, Record<string, string>>>
  /** Links the products of pasted blocks to the post. */
  linkProducts: (ids: string[]) => void
  /** Button to choose a picture that was uploaded before; renders nothing where there are none. */
  LibraryButton: ComponentType<LibraryButtonProps>
  /** Dialog to choose a product for a card. */
  ProductDialog: ComponentType<ProductDialogProps>
}

export type ProductDialogProps = { onInsert: (card: CardAttributes) => void; onClose: () => void }
