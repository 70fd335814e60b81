/** Lets the browser save CSV as a file. */
export function saveFile(csv: string, name: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }))
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(address))
}
