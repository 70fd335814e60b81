import type { DocFields } from '../index/search-index'

/** A document that matches a query. */
export type Hit<F extends DocFields> = { facts: F; doc: number; score: number }
