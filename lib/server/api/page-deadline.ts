import 'server-only'
import { cache } from 'react'

/** Milliseconds for all calls of a page. */
const PAGE_TIME = 10_000

/**
 * When the page that is being rendered must have had its answers, on the clock of `performance`: one moment for
 * all of its calls, so that several that hang cost no more time than one. Outside of a page each call has its own.
 */
export const pageDeadline = cache(() => performance.now() + PAGE_TIME)
