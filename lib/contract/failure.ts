/** The body of every answer that is not a success. `issues` names the fields at fault. */
export type Failure = {
  success: false
  message: string
  code: string
  issues?: { path: string; message: string }[]
}

/** A call that did not succeed, with the HTTP status it had (0: no answer came). */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  constructor(
    readonly status: number,
    message: string,
    readonly code: string = 'ERROR',
    readonly issues: NonNullable<Failure['issues']> = [],
  ) {
    super(message)
  }
}
