import 'server-only'

/** Why a product could not be read from an address. */
export type ReaderFault =
  | 'bad-address'
  | 'blocked-address'
  | 'http-status'
  | 'not-a-product'
  | 'robot-check'
  | 'robots-txt'
  | 'timeout'
  | 'too-large'
  | 'unreachable'
  | 'wrong-type'

/** The HTTP response of a shop that sent no page. */
export type Answer = {
  status: number
  /** Before then the shop wants no other request; null if it does not say. */
  retryAfter: Date | null
}

/** A page that cannot be read as a product; the message is a sentence for the person who pasted its address. */
export class ReaderError extends Error {
  override readonly name = 'ReaderError'
  readonly answer: Answer | null

  constructor(
    readonly code: ReaderFault,
    message: string,
    options?: ErrorOptions & { answer?: Answer },
  ) {
    super(message, options)
    this.answer = options?.answer ?? null
  }
}
