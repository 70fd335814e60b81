import 'server-only'

/** Why a product could not be read from an address. */
export type ReaderFault =
  | 'bad-address'
  | 'blocked-address'
  | 'http-status'
  | 'not-a-product'
  | 'robot-check'
  | 'timeout'
  | 'too-large'
  | 'unreachable'
  | 'wrong-type'

/** A page that cannot be read as a product; the message is a sentence for the person who pasted its address. */
export class ReaderError extends Error {
  override readonly name = 'ReaderError'

  constructor(
    readonly code: ReaderFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
