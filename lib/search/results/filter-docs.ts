import 'server-only'
import type { DocSet } from '../index/doc-set'

/** One condition of a filter, named for the facet that it belongs to. */
export type Condition<Name> = { name: Name; passing: (docs: DocSet) => DocSet }

export type Filtered<Name> = {
  /** Documents that pass all conditions. */
  docs: DocSet
  /** Documents that pass all conditions but those of this name: what a facet counts. */
  without: (name: Name) => DocSet
}

/** Applies the conditions of a filter; without any, every document passes. */
export function filterDocs<Name>(found: DocSet, conditions: Condition<Name>[]): Filtered<Name> {
  const each = conditions.map(({ name, passing }) => ({ name, docs: passing(found) }))
  const inAll = (sets: typeof each) => sets.reduce((both, { docs }) => both.and(docs), found)
  const docs = inAll(each)
  return {
    docs,
    without: (name) => (each.some((one) => one.name === name) ? inAll(each.filter((one) => one.name !== name)) : docs),
  }
}
