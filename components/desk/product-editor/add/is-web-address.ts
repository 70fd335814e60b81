/** Whether a text is an http or https URL, from which a product or an image can be fetched. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]+\S*$/i.test(text) && URL.canParse(text)
}
