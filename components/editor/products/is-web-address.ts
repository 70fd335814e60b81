/** Whether a text is an address to fetch a product or its picture from. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]+\S*$/i.test(text) && URL.canParse(text)
}
