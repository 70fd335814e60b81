import { ORPCError } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { cache } from 'react'
import type { contract } from '@/lib/contract/api'
import { singleton } from '../../core/singleton.mjs'

export type SiteApi = ContractRouterClient<typeof contract>

export type SiteApiCaller = {
  /** The admin's Authorization header, where drafts may be read; null reads what visitors read. */
  authorization: string | null
  /** When all calls of the page must be answered, on the clock of `performance`. */
  deadline: number
}

/** How pages reach the API of the site. */
export type SiteApiProvider = {
  /** @returns the API for one caller; its calls throw an ORPCError and nothing else. */
  connect: (caller: SiteApiCaller) => SiteApi
  /** Whether the API has the whole contract. */
  isWhole: () => boolean
  /** Whether the API stores lists of visitors. */
  storesLists: () => boolean
}

const shared = singleton('site-api', (): { provider?: SiteApiProvider } => ({}))

/** Sets the provider, for every module instance of this process: pages depend on the contract alone. */
export function provideSiteApi(provider: SiteApiProvider): void {
  shared.provider = provider
}

function provider(): SiteApiProvider {
  if (!shared.provider) throw new Error('No API is provided yet: lib/server/start.ts calls provideSiteApi.')
  return shared.provider
}

/** Milliseconds for all API calls of a page together. */
const PAGE_TIME = 10_000

/**
 * The time by which the API calls of the page being rendered must have ended, on the clock of `performance`. It is shared by all
 * calls of a page, so that several that hang cost no more time than one. Outside of a page each call has its own.
 */
const pageDeadline = cache(() => performance.now() + PAGE_TIME)

/**
 * The API as pages call it: the embedded one in this process, or the one at API_BASE_URL.
 * @param authorization the admin's header, where drafts may be read; null reads what visitors read.
 */
export const siteApi = (authorization: string | null = null): SiteApi =>
  provider().connect({ authorization, deadline: pageDeadline() })

/** Whether the site's API has the whole contract, as the embedded one; another one has the calls of SPEC section 7 alone. */
export const isOwnApi = (): boolean => provider().isWhole()

/** Whether the site's API stores lists of visitors, if the site lets them sign in. */
export const storesVisitorLists = (): boolean => provider().storesLists()

/** Whether a call failed because what it requested does not exist, was deleted, or cannot exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof ORPCError && [400, 404, 410].includes(error.status)
}

/** Whether a call failed because what it requested was deleted. */
export function isGone(error: unknown): boolean {
  return error instanceof ORPCError && error.status === 410
}

/** Whether a call failed because its credentials are not the admin's. */
export function isRefused(error: unknown): boolean {
  return error instanceof ORPCError && (error.status === 401 || error.status === 403)
}
