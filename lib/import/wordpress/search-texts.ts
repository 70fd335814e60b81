import type { WxrItem } from './read-items'

/** Plugins fill in variables such as `%%title%%`, `%sitename%` or `#post_title`: a text with one is a template, no text. */
const VARIABLE = /%%?\w+%?%|#(?:post|site|separator|author|category|current|taxonomy|attachment)_\w+/

/** Where Yoast, Rank Math, SEOPress, All in One SEO, The SEO Framework and older themes keep their texts. */
const TITLES = [
  ...['_yoast_wpseo_title', 'rank_math_title', '_seopress_titles_title', '_aioseo_title', '_aioseop_title'],
  '_genesis_title',
]
const DESCRIPTIONS = [
  ...['_yoast_wpseo_metadesc', 'rank_math_description', '_seopress_titles_desc', '_aioseo_description'],
  ...['_aioseop_description', '_genesis_description'],
]

/** What search engines show of an item, where it was written for them. */
export function seoOf({ meta }: WxrItem): { title: string | null; description: string | null } {
  const textOf = (keys: string[]) =>
    keys.map((key) => meta.get(key)?.trim()).find((text) => text && !VARIABLE.test(text)) ?? null
  return { title: textOf(TITLES), description: textOf(DESCRIPTIONS) }
}
