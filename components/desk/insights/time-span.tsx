import { Select } from '../kit/form-field'

const SPANS: readonly (readonly [days: number, name: string])[] = [
  [7, 'Last 7 days'],
  [30, 'Last 30 days'],
  [90, 'Last 90 days'],
  [365, 'Last year'],
]

/** Days that a list covers at first. */
export const DEFAULT_SPAN = 30

/** Whether a number of days can be selected. */
export const isSpan = (days: number) => SPANS.some(([span]) => span === days)

/** Select for the time span of a list. */
export function TimeSpanSelect({ days, onChange }: { days: number; onChange: (days: number) => void }) {
  return <Select aria-label="Time span" options={SPANS} value={days} onChange={onChange} />
}

/** Says before a list of counts that it does not grow. */
export function CountingOff() {
  return <strong className="font-semibold text-ink">Counting is switched off in the settings of the site. </strong>
}
