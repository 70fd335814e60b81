/** What went wrong, as a sentence to show. */
export function messageOf(error: unknown): string {
  return (error instanceof Error && error.message) || 'Unknown error'
}
