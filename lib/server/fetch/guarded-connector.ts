import 'server-only'
import { lookup as systemLookup, type LookupAddress, type LookupOptions } from 'node:dns'
import { buildConnector } from 'undici'
import { ReaderError } from '../../reader/reader-options'
import { isPublicAddress } from '@/lib/format/addresses/hosts'

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void

/** Resolves a host name, as `dns.lookup` does. */
export type Lookup = (hostname: string, options: LookupOptions, found: Found) => void

const blocked = () => new ReaderError('blocked-address', 'That address leads to a private network, so it is not read.')

/**
 * Opens connections to public addresses only: addresses are checked in the lookup that the connection uses, and the
 * connected address is checked again before any byte is sent.
 */
export function guardedConnector(lookup: Lookup = systemLookup): buildConnector.connector {
  const connect = buildConnector({ lookup: guardLookup(lookup), maxCachedSessions: 0 })
  return (options, done) =>
    connect(options, (error, socket) => {
      if (error || !socket) return done(error ?? new Error('no socket'), null)
      if (isPublicAddress(socket.remoteAddress ?? '')) return done(null, socket)
      socket.destroy()
      done(blocked(), null)
    })
}

function guardLookup(lookup: Lookup): Lookup {
  return (hostname, options, found) =>
    lookup(hostname, options, (error, address, family) => {
      if (error) return found(error, address, family)
      const addresses = typeof address === 'string' ? [address] : address.map((each) => each.address)
      if (addresses.length > 0 && addresses.every(isPublicAddress)) return found(null, address, family)
      found(blocked(), address, family)
    })
}
