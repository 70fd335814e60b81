import 'server-only'
import { NORMALIZED_HEADER } from '@/lib/seo/normalize-url'
import { env } from '../../../core/env'
import type { Middleware } from '../../exchange'
import { RSC_HEADER } from '../../next-adapter.mjs'
import { rewrite } from '../../routing/rewrite'
import { NOT_FOUND, send } from '../../responses/send'
import { siteRoutes } from '../../routing/site-routes'
import { missingAddresses } from './missing-address'
import { missingAssets } from './missing-asset'

/**
 * Answers URLs that cannot exist: a file with a few bytes, a page with the not-found page, which all such URLs share. For client-side
 * navigation the router loads the page itself after a 404. Development has no build to look them up in.
 */
export function missing(): Middleware {
  if (env().NODE_ENV !== 'production') return (_exchange, next) => next()
  const isMissingAsset = missingAssets('.next/static')
  const findMissing = missingAddresses(siteRoutes())
  return (exchange, next) => {
    const { request, response, path, match } = exchange
    if (isMissingAsset(path)) return send(request, response, NOT_FOUND)
    const found = request.headers[NORMALIZED_HEADER] === undefined ? findMissing(path, match) : null
    if (found === 'file' || (found && request.headers[RSC_HEADER] !== undefined))
      return send(request, response, NOT_FOUND)
    if (found) rewrite(exchange, found.page)
    return next()
  }
}
