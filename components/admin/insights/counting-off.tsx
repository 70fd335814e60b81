/** Says before a list of counts that it does not grow. */
export function CountingOff() {
  return <strong className="font-semibold text-ink">Counting is switched off in the settings of the site. </strong>
}
