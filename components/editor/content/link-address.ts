import { isHeldLink } from './held-address'

export const NOT_AN_ADDRESS = 'This is not a web address'

/**
 * The address that a link gets from what a person typed: `https://` is put before what has no
 * `http://` or `https://`; paths of this site stay.
 * @returns empty for nothing, null for what cannot be an address.
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim()
  if (text === '' || /^[/#](?![/\\])/.test(text)) return text
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  if (!URL.canParse(address) || !isHeldLink(address)) return null
  const { username, password } = new URL(address)
  return username || password ? null : address
}

/** The address that a picture gets from what a person typed; null for what cannot be one, as a lone word. */
export function pictureAddress(typed: string): string | null {
  const address = linkAddress(typed)
  if (!address || address.startsWith('#')) return null
  const isWord = /^[^./:]+$/.test(typed.trim())
  return isWord ? null : address
}
