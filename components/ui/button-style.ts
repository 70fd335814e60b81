const BASE =
  'inline-flex items-center justify-center gap-2 rounded-lg font-semibold whitespace-nowrap no-underline transition select-none disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 forced-colors:border'

const KINDS = {
  primary: 'bg-purple-800 text-white hover:bg-purple-600 dark:bg-purple-600 dark:hover:bg-purple-800',
  accent: 'bg-accent text-on-accent hover:bg-accent-strong',
  quiet: 'border border-line bg-surface text-ink hover:border-muted',
  bare: 'text-link hover:bg-tint',
  danger: 'bg-[#b3261e] text-white hover:bg-[#8c1d18]',
}

const SIZES = { small: 'min-h-8 px-3 text-sm', medium: 'min-h-10 px-4 text-sm', large: 'min-h-12 px-6 text-base' }

/** The classes of a button, or of a link that looks like one. */
export function buttonStyle(kind: keyof typeof KINDS = 'quiet', size: keyof typeof SIZES = 'medium'): string {
  return `${BASE} ${KINDS[kind]} ${SIZES[size]}`
}
