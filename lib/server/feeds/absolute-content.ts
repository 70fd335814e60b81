import 'server-only'
import { cleanContent, CONTENT_ALLOWLIST } from '../content/clean-content'

/** What leads to another host without naming a scheme, however it is spelt: the cleaner drops it. */
const OTHER_HOST = /^[\0-\x20]*[/\\][\0-\x20]*[/\\]/

/** A post's body for readers elsewhere: cleaned, and every address in it made absolute as on the post's page, whose address is given. */
export function absoluteContent(html: string, post: string): string {
  const absolute = (address = '') => (address && !OTHER_HOST.test(address) && URL.canParse(address, post) ? new URL(address, post).href : address)
  return cleanContent(html, {
    ...CONTENT_ALLOWLIST,
    transformTags: {
      ...CONTENT_ALLOWLIST.transformTags,
      a: (tagName, { href, ...rest }) => ({ tagName, attribs: { ...rest, href: absolute(href) } }),
      img: (tagName, { src, ...rest }) => ({ tagName, attribs: { ...rest, src: absolute(src) } }),
    },
  })
}
