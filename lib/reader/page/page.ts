import type { CheerioAPI } from 'cheerio/slim'
import type { Element } from 'domhandler'

/** A page of the web, parsed, with what it says about itself. */
export type Page = {
  $: CheerioAPI
  url: URL
  /** What relative addresses on the page are relative to. */
  base: URL
  canonical: string | null
  /** Contents of the metas by lower-case property or name, in their order. */
  metas: Map<string, string[]>
  /** The texts of all scripts that hold any. */
  scripts: { type: string; id: string; text: string }[]
  /** Names of the shop: as the page gives them, and out of its host. */
  shopNames: string[]
  /** The elements around the page's main heading. */
  heart: ReadonlySet<Element>
  /** The texts by which the page itself calls what it is about: its heading first. */
  titles: string[]
}
