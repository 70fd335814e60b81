import 'server-only'

/** Why a feed as such cannot be read, as a sentence for the administrator. */
export class FeedError extends Error {
  override readonly name = 'FeedError'
}
