import type { CheerioAPI } from 'cheerio/slim'
import type { Element } from 'domhandler'

/** A parsed page with its metadata. */
export type Page = {
  $: CheerioAPI
  url: URL
  /** The base of relative URLs. */
  base: URL
  canonical: string | null
  /** Contents of meta tags by lower-case property or name, in order. */
  metas: Map<string, string[]>
  /** All inline scripts. */
  scripts: { type: string; id: string; text: string }[]
  /** Names of the shop, from meta tags and the host. */
  shopNames: string[]
  /** The ancestors of the main heading. */
  heart: ReadonlySet<Element>
  /** The page's headings and titles, headings first. */
  titles: string[]
}
