import type {
  ImageObject,
  Organization,
  SearchAction,
  WebSite,
  WithActionConstraints,
  BreadcrumbList,
} from 'schema-dts'
import { safeAddress } from '@/lib/format/addresses/hosts'
import { storedPicture } from '@/lib/format/pictures'

/** An ImageObject with its size, if known; undefined for an address that a page would not show. */
export function imageData(address: string | null | undefined, siteUrl: string): ImageObject | undefined {
  const safe = safeAddress(address)
  if (!safe || !URL.canParse(safe, siteUrl)) return undefined
  const stored = storedPicture(safe)
  const url = new URL(safe, siteUrl).href
  return { '@type': 'ImageObject', url, ...(stored && { width: `${stored.width}`, height: `${stored.height}` }) }
}

/** The site's data for structured data. */
export type SiteFacts = {
  name: string
  /** The language of posts, as a language tag. */
  language: string
  tagline: string
  /** Without a trailing slash. */
  url: string
}

/** The publisher of the site, which is also the author of its posts. */
export function organizationData({ name, url }: SiteFacts): Organization {
  return {
    '@type': 'Organization',
    '@id': `${url}/#organization`,
    name,
    url: `${url}/`,
    logo: { '@type': 'ImageObject', url: `${url}/icon-512.png`, width: '512', height: '512' },
  }
}

/** Structured data of the home page: the site and its search. */
export function siteData(site: SiteFacts): [WebSite, Organization] {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${site.url}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
  const home: WebSite = {
    '@type': 'WebSite',
    '@id': `${site.url}/#website`,
    name: site.name,
    description: site.tagline,
    url: `${site.url}/`,
    inLanguage: site.language,
    publisher: { '@id': `${site.url}/#organization` },
    potentialAction: search,
  }
  return [home, organizationData(site)]
}

/** BreadcrumbList from Home to a page; each step is a name and an absolute URL. */
export function breadcrumbsData(steps: { name: string; address: string }[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address,
    })),
  }
}
