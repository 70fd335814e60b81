/** CSS classes of a progress bar. */
export const PROGRESS =
  'h-2 appearance-none overflow-hidden rounded-full border-0 bg-line [&::-webkit-progress-bar]:bg-line ' +
  '[&::-webkit-progress-value]:bg-purple-600 [&::-moz-progress-bar]:bg-purple-600'

type Props = { label: string; value: number; max?: number; className?: string }

/** How far something is. @param max 1 by default. */
export function Progress({ label, value, max = 1, className = '' }: Props) {
  return <progress aria-label={label} max={max} value={value} className={`${PROGRESS} w-full ${className}`} />
}
