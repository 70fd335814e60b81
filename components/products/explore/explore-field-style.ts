/** CSS classes of the form fields and labels of Explore. */
export const EXPLORE_FIELD =
  'min-h-11 w-full min-w-0 rounded-lg border border-field bg-surface px-3 text-base hover:border-muted ' +
  'disabled:cursor-not-allowed disabled:opacity-55'
export const EXPLORE_LABEL = 'mb-1.5 block text-sm font-semibold'
/** Of a field whose text says on a phone what it is for. */
export const EXPLORE_WIDE_LABEL = `${EXPLORE_LABEL} max-md:sr-only`
/** The columns that the rows of the form share on a wide screen. */
export const EXPLORE_COLUMNS = 'lg:grid-cols-[repeat(3,minmax(0,1fr))_9rem_minmax(0,1.5fr)_minmax(0,1fr)]'
