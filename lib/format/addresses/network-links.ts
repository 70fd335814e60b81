/** Links of affiliate networks, which lead to a shop by way of the network. */

/** Hosts of networks, with the parameters that hold the shop's address. */
const NETWORKS: readonly { host: RegExp; parameters: readonly string[] }[] = [
  { host: /(^|\.)awin1\.com$/, parameters: ['ued', 'p'] },
  {
    host: /(^|\.)(anrdoezrs\.net|dpbolvw\.net|jdoqocy\.com|kqzyfj\.com|tkqlhce\.com|qksrv\.net|ftjcfx\.com|emjcd\.com)$/,
    parameters: ['url'],
  },
  { host: /\.(pxf\.io|sjv\.io|evyy\.net|7eer\.net|ojrq\.net|i\d+\.net)$/, parameters: ['u'] },
  { host: /(^|\.)linksynergy\.com$/, parameters: ['murl', 'RD_PARM1'] },
  { host: /(^|\.)shareasale(-analytics)?\.com$/, parameters: ['urllink'] },
  { host: /(^|\.)(redirectingat|skimresources)\.com$/, parameters: ['url'] },
  { host: /(^|\.)viglink\.com$/, parameters: ['u'] },
]
/** An address of a named host, with or without its protocol. */
const ADDRESS = /^(https?:\/\/)?[^\s/?#]*\.[a-z][a-z0-9-]+(:\d+)?([/?#]|$)/i
/** A link of a network may lead to one of another. */
const MAX_WRAPS = 3

/** The address in the shop that the link of a network leads to; any other address as it is. */
export function unwrapLink(address: string): string {
  let found = address
  for (let wraps = 0; wraps < MAX_WRAPS; wraps += 1) {
    const inner = targetOf(found)
    if (inner === null) break
    found = inner
  }
  return found
}

function targetOf(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { hostname, searchParams, pathname, search } = new URL(address)
  const network = NETWORKS.find(({ host }) => host.test(hostname))
  if (!network) return null
  // CJ's deep links hold the address as the end of their path.
  const inPath = /\/(https?:\/\/.+)$/.exec(`${pathname}${search}`)?.[1]
  const named = network.parameters.map((name) => searchParams.get(name)).find(Boolean) ?? inPath
  // Awin's `p` is an address in one kind of link, and the number of a product in another.
  if (!named || !ADDRESS.test(named)) return null
  const target = /^https?:\/\//i.test(named) ? named : `https://${named}`
  return URL.canParse(target) ? target : null
}
