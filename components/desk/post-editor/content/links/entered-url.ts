const COMMENT = /<!--[\s\S]*?(-->|$)/g

const SCHEME = /^([a-z][a-z0-9.\-+]*):/i

/** Whether content may link to a URL: http, https, mailto, tel, or a relative URL. */
export function isAllowedLink(href: string): boolean {
  return isAllowed(href, ['http', 'https', 'mailto', 'tel'])
}

/** The URL of a link in stored content; empty without one that content may link to. */
export function allowedHref(link: Element | null | undefined): string {
  const href = link?.getAttribute('href') ?? ''
  return isAllowedLink(href) ? href : ''
}

/** Whether content may show an image from a URL: http, https, or a relative URL. */
export function isAllowedImage(src: string): boolean {
  return isAllowed(src, ['http', 'https'])
}

function isAllowed(address: string, schemes: string[]): boolean {
  const bare = address.replace(/[\u0000-\u0020]+/g, '').replace(COMMENT, '')
  const scheme = SCHEME.exec(bare)?.[1]
  if (scheme) return schemes.includes(scheme.toLowerCase())
  return bare !== '' && !/^[/\\]{2}/.test(bare)
}

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
