/** The body of every answer that is not a success. */
export type Failure = {
  success: false
  /** One sentence for a person. */
  message: string
  /** What kind of failure it is, in capitals; a stale save is CONFLICT. */
  code: string
  /** The fields at fault. */
  issues?: { path: string; message: string }[]
  /** Of a stale save: when the version in the store was saved (ISO 8601 UTC), and by whom where that is known. */
  conflict?: { updated_at: string; updated_by: string | null }
}

/** A call that did not succeed, with the HTTP status it had (0: no answer came). */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  constructor(
    readonly status: number,
    message: string,
    readonly code: string = 'ERROR',
    readonly issues: NonNullable<Failure['issues']> = [],
    readonly conflict: Failure['conflict'] = undefined,
  ) {
    super(message)
  }
}
