import { attempt } from './feedback'

/**
 * Lets the browser save what a call answers as a CSV file; a failure is shown in a toast.
 * @param failed what the toast says before the reason; the reason alone by default.
 */
export function saveCsv(answer: Promise<{ data: { csv: string } }>, name: string, failed?: string): Promise<boolean> {
  return attempt(async () => {
    const { data } = await answer
    const address = URL.createObjectURL(new Blob([data.csv], { type: 'text/csv' }))
    Object.assign(document.createElement('a'), { href: address, download: name }).click()
    setTimeout(() => URL.revokeObjectURL(address))
  }, failed)
}
