import 'server-only'
import { cleanContent, CONTENT_ALLOWLIST } from '../content/clean-content'

/** A post's body for readers elsewhere: cleaned, and every address on this site made absolute. */
export function absoluteContent(html: string, site: string): string {
  const absolute = (address: string | undefined) => (address?.startsWith('/') ? site + address : (address ?? ''))
  return cleanContent(html, {
    ...CONTENT_ALLOWLIST,
    transformTags: {
      ...CONTENT_ALLOWLIST.transformTags,
      a: (tagName, { href, ...rest }) => ({ tagName, attribs: { ...rest, href: absolute(href) } }),
      img: (tagName, { src, ...rest }) => ({ tagName, attribs: { ...rest, src: absolute(src) } }),
    },
  })
}
