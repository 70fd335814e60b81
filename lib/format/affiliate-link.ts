import { isAmazon, isShop } from './shops'

/**
 * An affiliate programme of a shop: a query parameter that is added to its addresses, or a template of a network that
 * wraps them, with `{url}` for the address.
 */
export type AffiliateProgramme = {
  /** Without `www.`; includes its subdomains. */
  host: string
  parameter: string | null
  value: string | null
  template: string | null
}

/** The programme for an address; if several match, the one with the longest host. */
export function programmeFor(address: string, programmes: readonly AffiliateProgramme[]): AffiliateProgramme | null {
  if (programmes.length === 0 || !/^https?:/i.test(address) || !URL.canParse(address)) return null
  const { hostname } = new URL(address)
  const matching = programmes.filter(({ host }) => hostname === host || hostname.endsWith(`.${host}`))
  return matching.sort((a, b) => b.host.length - a.host.length)[0] ?? null
}

/** The affiliate parameter that an address has already: the programme's own, or Amazon's tag. */
export function tagIn(
  address: string,
  programme: AffiliateProgramme | null,
): { parameter: string; value: string } | null {
  if (!URL.canParse(address)) return null
  const { hostname, searchParams } = new URL(address)
  for (const parameter of [programme?.parameter, isAmazon(hostname) ? 'tag' : null]) {
    const value = parameter && searchParams.getAll(parameter).find(Boolean)
    if (parameter && value) return { parameter, value }
  }
  return null
}

/** Whether an address of a shop that pays commissions earns none, though the site has affiliate programmes. */
export function isUntagged(address: string, programmes: readonly AffiliateProgramme[]): boolean {
  if (programmes.length === 0 || !URL.canParse(address) || !isShop(new URL(address).hostname)) return false
  const programme = programmeFor(address, programmes)
  return !tagIn(address, programme) && affiliateLink(address, programmes) === address
}

/** The affiliate link of an address; unchanged if it has a tag already. Links are never stored. */
export function affiliateLink(address: string, programmes: readonly AffiliateProgramme[]): string {
  const programme = programmeFor(address, programmes)
  if (!programme || tagIn(address, programme)) return address
  const { parameter, value, template } = programme
  if (template) return template.replaceAll('{url}', encodeURIComponent(address))
  if (!parameter || !value) return address
  const [before = '', ...fragment] = address.split('#')
  const [place, ...query] = before.split('?')
  // An empty parameter would take precedence over the tag.
  const pairs = query
    .join('?')
    .split('&')
    .filter((pair) => pair !== '' && !new URLSearchParams(pair).has(parameter))
  const tag = `${encodeURIComponent(parameter)}=${encodeURIComponent(value)}`
  return [`${place}?${[...pairs, tag].join('&')}`, ...fragment].join('#')
}
