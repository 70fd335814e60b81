import { isAllowedLink } from './allowed-url'

export const NOT_AN_ADDRESS = 'This is not a web address'

/**
 * The URL of a link from entered text: adds `https://` if there is no http:// or https://; paths of this
 * site stay as they are.
 * @returns an empty string for empty text, null for an invalid URL.
 */
export function enteredLinkUrl(typed: string): string | null {
  const text = typed.trim()
  if (text === '' || /^[/#](?![/\\])/.test(text)) return text
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  if (!URL.canParse(address) || !isAllowedLink(address)) return null
  const { username, password } = new URL(address)
  return username || password ? null : address
}

/** The URL of an image from entered text; null if it is invalid, such as a single word. */
export function enteredImageUrl(typed: string): string | null {
  const address = enteredLinkUrl(typed)
  if (!address || address.startsWith('#')) return null
  const isWord = /^[^./:]+$/.test(typed.trim())
  return isWord ? null : address
}
