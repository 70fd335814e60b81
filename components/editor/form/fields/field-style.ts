import { CARD } from '@/components/ui/styles'

/** CSS classes of a text input, a select and a textarea of the form. */
export const FIELD =
  'w-full rounded-lg border border-field bg-surface px-3 py-2 text-base text-ink placeholder:text-muted ' +
  'hover:border-muted aria-invalid:border-danger disabled:opacity-60'

export const LABEL = 'block text-sm font-semibold text-ink'

/** CSS classes of a section of an editor's screen, and of its title. */
export const PART = `min-w-0 p-4 sm:p-5 ${CARD}`
export const TITLE = 'font-sans text-base leading-snug font-semibold tracking-normal text-ink'

/** CSS classes of a progress bar. */
export const PROGRESS =
  'h-2 appearance-none overflow-hidden rounded-full border-0 bg-line [&::-webkit-progress-bar]:bg-line ' +
  '[&::-webkit-progress-value]:bg-purple-600 [&::-moz-progress-bar]:bg-purple-600'

/** CSS classes of a plain remove button. */
export const PLAIN_DANGER =
  'inline-flex min-h-10 items-center gap-2 rounded-lg px-3 text-sm font-semibold text-danger hover:bg-tint'
