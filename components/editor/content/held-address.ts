const COMMENT = /<!--[\s\S]*?(-->|$)/g
const SCHEME = /^([a-z][a-z0-9.\-+]*):/i

/** Whether a post's body may link there: http, https, mailto, tel, or an address on the site. */
export function isHeldLink(href: string): boolean {
  return isHeld(href, ['http', 'https', 'mailto', 'tel'])
}

/** Whether a post's body may show a picture from there: http, https, or an address on the site. */
export function isHeldPicture(src: string): boolean {
  return isHeld(src, ['http', 'https'])
}

function isHeld(address: string, schemes: string[]): boolean {
  const bare = address.replace(/[\u0000-\u0020]+/g, '').replace(COMMENT, '')
  const scheme = SCHEME.exec(bare)?.[1]
  if (scheme) return schemes.includes(scheme.toLowerCase())
  return bare !== '' && !/^[/\\]{2}/.test(bare)
}
