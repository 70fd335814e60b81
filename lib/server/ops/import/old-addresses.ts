import 'server-only'

/** The new path of each post by its old addresses, compared without protocol, `www.`, fragment and last slash. */
export class OldAddresses {
  private readonly paths = new Map<string, string>()
  private readonly hosts = new Set<string>()

  /** @param origin of the old site; null if unknown, then only addresses that name it are found on other hosts. */
  constructor(origin: string | null) {
    if (origin) this.hosts.add(hostOf(origin))
  }

  /** @returns the path that has the address already, if it is another one. */
  add(address: string, path: string): string | null {
    const key = keyOf(address)
    if (/^https?:/.test(address)) this.hosts.add(hostOf(address))
    const taken = this.paths.get(key)
    if (taken === undefined) this.paths.set(key, path)
    return taken === undefined || taken === path ? null : taken
  }

  /** The new path for a link of the old site; null if it leads elsewhere. */
  pathOf(href: string): string | null {
    if (/^https?:\/\//i.test(href) && !this.hosts.has(hostOf(href))) return null
    if (!/^(?:https?:\/\/|\/(?!\/))/i.test(href)) return null
    const path = this.paths.get(keyOf(href))
    return path ? path + (/#.*$/.exec(href)?.[0] ?? '') : null
  }

  /** From the old path with its query, to the new path. */
  *redirects(): Generator<{ from: string; to: string }> {
    for (const [from, to] of this.paths) if (from !== to) yield { from, to }
  }
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : '')

function keyOf(address: string): string {
  if (!URL.canParse(address, 'http://old.invalid')) return address
  const { pathname, search } = new URL(address, 'http://old.invalid')
  return (pathname.replace(/\/+$/, '') || '/') + search
}
