import 'server-only'
import { setPeerAddress } from '../../core/request/client-address'
import type { Middleware } from '../exchange'

/** Passes on the remote address of the connection, which Next gives to none of its pages and routes. */
export const clientAddress: Middleware = ({ request }, next) => {
  setPeerAddress(request)
  return next()
}
