import 'server-only'
import { cache } from 'react'

/** Milliseconds for all API calls of a page together. */
const PAGE_TIME = 10_000

/**
 * The time by which the API calls of the page being rendered must have ended, on the clock of `performance`. It is shared by all
 * calls of a page, so that several that hang cost no more time than one. Outside of a page each call has its own.
 */
export const pageDeadline = cache(() => performance.now() + PAGE_TIME)
