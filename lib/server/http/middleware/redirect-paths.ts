import type { IncomingMessage } from 'node:http'
import type { RedirectRule } from '@/lib/contract/redirect'
import { furtherQuery, mayName, redirectKey } from '@/lib/format/addresses/redirect-key'
import { isOwnApi, siteApi } from '../../api/site-api/site-api'
import { contentVersion } from '../../core/changes'
import { siteUrl } from '../../core/env'
import { lifecycleStage } from '../../core/lifecycle'
import { log } from '../../core/log'
import { withTimeout } from '../../core/with-timeout'
import { GONE_PAGE } from '../../pages/missing-pages'
import {
  type Destination,
  followRedirect,
  hasRedirect,
  isNamedRedirect,
  type RedirectTable,
} from '../../redirects/follow-redirect'
import type { Middleware } from '../exchange'
import { RSC_HEADER } from '../next-adapter.mjs'
import { rewrite } from '../routing/rewrite'
import { NOT_FOUND, send } from '../responses/send'

/** Milliseconds for which redirects are used without a write to this site: another API announces none. */
const MAX_AGE = 30_000
/** Milliseconds after which a request goes on with the redirects known before. */
const TIMEOUT_MS = 1_000
/** Paths that can have no redirect. */
const OWN = /^\/(?:_next\/|api\/|uploads\/|admin(?:\/|$)|draft\/)/

type Loaded = { table: RedirectTable; stamp: string | null; version: number; at: number }

let loaded: Loaded = { table: new Map(), stamp: null, version: -1, at: 0 }
let loading: Promise<void> | null = null

/** Redirects paths that the administrator has moved, and answers those that were taken down for good. */
export const redirectPaths: Middleware = (exchange, next) => {
  const { request, response } = exchange
  const follow = (found: Destination | null) => {
    if (!found) return next()
    // The router of the browser loads the page itself after a 404.
    if (request.headers[RSC_HEADER] !== undefined) return send(request, response, NOT_FOUND)
    if (found.to !== null) {
      const headers = { location: found.to }
      return send(request, response, { status: found.status, type: 'text/plain', body: 'Moved', headers })
    }
    rewrite(exchange, GONE_PAGE)
    return next()
  }
  return findRedirect(request)?.then(follow) ?? next()
}

/**
 * Where a request is redirected: null for a path that can have no redirect, resolves to null for one that has none. As fresh as the
 * last write; when redirects cannot be read, those known before are used.
 */
function findRedirect({ method, url = '' }: IncomingMessage): Promise<Destination | null> | null {
  const [path = '', query = ''] = url.split('?', 2)
  if ((method !== 'GET' && method !== 'HEAD') || OWN.test(path) || lifecycleStage() !== 'serving') return null
  if (path === '/' && !mayName(query)) return null
  const now = performance.now()
  if (loaded.version === contentVersion() && now - loaded.at < MAX_AGE) {
    // Most sites have few redirects or none, and every request comes here.
    const isMoved = loaded.table.size > 0 && hasRedirect(loaded.table, url)
    return isMoved ? Promise.resolve(destination(url)) : null
  }
  loading ??= load(contentVersion()).finally(() => (loading = null))
  return withTimeout(loading, TIMEOUT_MS, () => undefined).then(() => destination(url))
}

/** The query of the request is kept unless the target has one. */
function destination(url: string): Destination | null {
  const found = followRedirect(loaded.table, url, siteUrl())
  const query = furtherQuery(url, isNamedRedirect(loaded.table, url))
  if (!found?.to) return found
  const target = new URL(found.to, siteUrl())
  if (!target.search && query) target.search = query
  return {
    ...found,
    to:
      target.origin === new URL(siteUrl()).origin && found.to.startsWith('/')
        ? target.href.slice(target.origin.length)
        : target.href,
  }
}

async function load(version: number): Promise<void> {
  try {
    const { redirects, stamp } = isOwnApi()
      ? (await siteApi().redirects.active({ ...(loaded.stamp && { stamp: loaded.stamp }) })).data
      : { redirects: [], stamp: null }
    const isSame = stamp !== null && stamp === loaded.stamp
    const table = isSame ? loaded.table : tableOf(redirects)
    loaded = { table, stamp, version, at: performance.now() }
  } catch (error) {
    log.warn({ err: error }, 'the redirects could not be read')
    loaded = { ...loaded, version, at: performance.now() }
  }
}

function tableOf(redirects: RedirectRule[]): RedirectTable {
  return new Map(
    redirects.flatMap((rule) => {
      const key = redirectKey(rule.from)
      return key === null ? [] : [[key, rule] as const]
    }),
  )
}
