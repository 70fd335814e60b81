import 'server-only'
import { affiliateLink, type AffiliateProgramme, programmeFor } from '@/lib/format/addresses/affiliate-link'
import { isShop } from '@/lib/format/addresses/shops'
import { PREVIEW_PINS_TITLE } from '@/lib/measure/pins'
import { CALLOUT_LABELS, type CalloutKind } from '@/lib/contract/posts/content-elements'
import { cleanContent, CONTENT_ALLOWLIST, withIds } from '../../content/clean-content'

/** Protocol-relative URLs in any spelling, which the sanitizer drops. */
const OTHER_HOST = /^[\0-\x20]*[/\\][\0-\x20]*[/\\]/

const SPONSORED = 'sponsored nofollow'

/** Disclosure before a post with links to shops. */
export const FEED_DISCLOSURE =
  'We may earn a commission when you buy through the links to shops in this post. It does not change the price you pay.'

/**
 * A post's content for feed readers: sanitized, with absolute URLs and affiliate links.
 * @param post the URL of the post's page.
 * @param programmes affiliate programmes for links to shops.
 */
export function absoluteContent(html: string, post: string, programmes: readonly AffiliateProgramme[] = []): string {
  const absolute = (address = '') =>
    address && !OTHER_HOST.test(address) && URL.canParse(address, post) ? new URL(address, post).href : address
  let isSponsored = false
  const linked = (href: string, rel: string | undefined) => {
    // Sanitizing is idempotent.
    const earns =
      rel === SPONSORED ||
      programmeFor(href, programmes) !== null ||
      (URL.canParse(href) && isShop(new URL(href).hostname))
    isSponsored ||= earns
    return { href: affiliateLink(href, programmes), ...(earns && { rel: SPONSORED }) }
  }
  const cleaned = cleanContent(html, {
    ...CONTENT_ALLOWLIST,
    allowedAttributes: { ...CONTENT_ALLOWLIST.allowedAttributes, a: ['href', 'title', 'rel', 'id'] },
    transformTags: {
      ...CONTENT_ALLOWLIST.transformTags,
      a: (tagName, { href, title, rel, id = '' }) =>
        withIds(tagName, { ...linked(absolute(href), rel), ...(title && { title }), id }),
      img: (tagName, { src, ...rest }) => ({ tagName, attribs: { ...rest, src: absolute(src) } }),
    },
  })
  const labelled = cleaned.replace(
    /<aside data-callout="(\w+)">/g,
    (callout, kind: CalloutKind) => `${callout}<p><strong>${CALLOUT_LABELS[kind]}</strong></p>`,
  )
  const named = labelled.replace('<ol data-picture', `<p><strong>${PREVIEW_PINS_TITLE}</strong></p><ol data-picture`)
  return isSponsored ? `<p><em>${FEED_DISCLOSURE}</em></p>${named}` : named
}
