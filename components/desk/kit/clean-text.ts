/** Text without lone surrogates and control characters, which databases reject; vertical tabs are line breaks. */
export function cleanText(text: string): string {
  return text.replaceAll('\v', '\n').replace(/\p{Surrogate}|(?![\t\n\r])\p{Cc}/gu, '')
}
