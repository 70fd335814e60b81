/** The body of every error response. */
export type Failure = {
  success: false
  /** Message for the user, one sentence. */
  message: string
  /** Error code in capitals; CONFLICT for a stale save. */
  code: string
  /** The invalid fields. */
  issues?: { path: string; message: string }[]
  /** For a stale save: when the stored version was saved (ISO 8601 UTC), and by whom, if known. */
  conflict?: { updated_at: string; updated_by: string | null }
}

/** A failed call, with its HTTP status (0 for no response). */
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
