/** CSS classes of a control below its label. */
export const FIELD = 'mt-1 min-h-11 w-full rounded-lg border border-field bg-surface px-3 py-2 text-base'
