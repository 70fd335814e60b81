import { isAmazon, isAmazonShort } from './shops'

/**
 * An affiliate program of a shop: a query parameter that is added to its addresses, or a template of a network that
 * wraps them, with `{url}` for the address. A sub-id tells the program which post earned: the value of another parameter,
 * or `{sub}` in the template.
 */
export type AffiliateProgramme = {
  /** Without `www.`; includes its subdomains. */
  host: string
  parameter: string | null
  value: string | null
  template: string | null
  /** The parameter of its sub-id. */
  sub_parameter: string | null
  /** Its place among shops with the same price; those without one come last. */
  place?: number | null
  /** Hours after which its prices are hidden, if its terms demand it. */
  price_hours?: number | null
  /** The sub-id of the post whose links are shown; see `programmesIn`. */
  sub?: string
}

/** The programmes for links in a post, whose id is their sub-id. */
export const programmesIn = (post: string, programmes: readonly AffiliateProgramme[]): AffiliateProgramme[] =>
  programmes.map((programme) => ({ ...programme, sub: post }))

/** The programme for an address; if several match, the one with the longest host. */
export function programmeFor(address: string, programmes: readonly AffiliateProgramme[]): AffiliateProgramme | null {
  if (programmes.length === 0 || !/^https?:/i.test(address) || !URL.canParse(address)) return null
  return programmeOf(new URL(address).hostname, programmes)
}

function programmeOf(hostname: string, programmes: readonly AffiliateProgramme[]): AffiliateProgramme | null {
  const matching = programmes.filter(({ host }) => hostname === host || hostname.endsWith(`.${host}`))
  return matching.sort((a, b) => b.host.length - a.host.length)[0] ?? null
}

/** The affiliate parameter that an address has already: the program's own, or Amazon's tag. */
export function tagIn(
  address: string,
  programme: AffiliateProgramme | null,
): { parameter: string; value: string } | null {
  return URL.canParse(address) ? tagOf(new URL(address), programme) : null
}

type Place = Pick<URL, 'hostname' | 'search'>

function tagOf({ hostname, search }: Place, programme: AffiliateProgramme | null) {
  if (search === '') return null
  const searchParams = new URLSearchParams(search)
  for (const parameter of [programme?.parameter, isAmazon(hostname) ? 'tag' : null]) {
    const value = parameter && searchParams.getAll(parameter).find(Boolean)
    if (parameter && value) return { parameter, value }
  }
  return null
}

/** Why a link does not earn by a program that exists for its shop: see `missingTag`. */
export type MissingTag = 'another tag' | 'another country' | 'short link'

/**
 * Why a link does not earn although there is a program: its address has another tag already, or it leads to a shop of Amazon in
 * another country or through a short link, to which no tag can be added. Null if it earns, or if there is no programme for its shop.
 * @param place host and query of the address.
 */
export function missingTag(place: Place, programmes: readonly AffiliateProgramme[]): MissingTag | null {
  if (programmes.length === 0) return null
  const programme = programmeOf(place.hostname, programmes)
  const tag = tagOf(place, programme)
  if (programme) return tag && tag.value !== programme.value ? 'another tag' : null
  if (tag || !programmes.some(({ host }) => isAmazon(host))) return null
  if (isAmazonShort(place.hostname)) return 'short link'
  return isAmazon(place.hostname) ? 'another country' : null
}

/** Whether an address lacks a tag as `missingTag` says; false for one that is not valid. */
export function isUntagged(address: string, programmes: readonly AffiliateProgramme[]): boolean {
  return URL.canParse(address) && missingTag(new URL(address), programmes) !== null
}

/** The affiliate link of an address; unchanged if it has a tag already. Links are never stored. */
export function affiliateLink(address: string, programmes: readonly AffiliateProgramme[]): string {
  const programme = programmeFor(address, programmes)
  if (!programme || tagIn(address, programme)) return address
  const { parameter, value, template, sub_parameter: subParameter, sub = '' } = programme
  if (template)
    return template.replaceAll('{sub}', encodeURIComponent(sub)).replaceAll('{url}', encodeURIComponent(address))
  if (!parameter || !value) return address
  const tagged = withParameter(address, parameter, value)
  return subParameter && sub ? withParameter(tagged, subParameter, sub) : tagged
}

function withParameter(address: string, name: string, value: string): string {
  const [before = '', ...fragment] = address.split('#')
  const [place, ...query] = before.split('?')
  // The first of several counts for most shops, and an empty one would.
  const pairs = query
    .join('?')
    .split('&')
    .filter((pair) => pair !== '' && !new URLSearchParams(pair).has(name))
  return [
    `${place}?${[...pairs, `${encodeURIComponent(name)}=${encodeURIComponent(value)}`].join('&')}`,
    ...fragment,
  ].join('#')
}
