/** The message of an error, for display. */
export function errorMessageOf(error: unknown): string {
  return (error instanceof Error && error.message) || 'Unknown error'
}
