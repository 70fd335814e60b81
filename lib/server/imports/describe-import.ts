import Papa from 'papaparse'
import { countOf } from '@/lib/format/texts/counts'
import { FORMULA } from '@/lib/format/texts/escape'
import type { ImportOutcome, ImportPlan } from '@/lib/contract/imports/imports'
import type { PostReport } from './state/import-results'
import type { OldAddresses } from './old-addresses'
import type { Redirected } from './run-import'

const OUTCOMES: Record<ImportOutcome, string> = {
  new: 'imported',
  updated: 'updated, as they changed in the source',
  unchanged: 'here already',
  'changed here': 'changed here and in the source, left as they are here',
  'deleted here': 'deleted here, not brought back',
  failed: 'failed',
}

/** Entries of a source that are no posts, in lines for a terminal. */
export const describeOthers = ({ others }: ImportPlan): string[] =>
  others.map(({ kind, count }) => `Not imported: ${count} × ${kind}.`)

/** What an import would do, in lines for a terminal. */
export function describeImportPlan(plan: ImportPlan): string[] {
  return [
    `${countOf(plan.posts, 'post')}, ${plan.drafts} of them drafts.`,
    ...describeOthers(plan),
    ...(plan.categories.length > 0 ? ['Categories:'] : []),
    ...plan.categories.map(({ name, posts, category }) => `  ${name} (${posts}) → ${category ?? 'tag'}`),
    ...plan.clashes.map((address) => `Two posts had the address ${address}; the first keeps it.`),
    ...plan.taken.map((address) => `The site has a page of its own at ${address}; nothing leads from there.`),
    ...plan.notes.flatMap(({ title, notes }) => notes.map((note) => `${title}: ${note}`)),
    ...(plan.noted > plan.notes.length
      ? [`And ${countOf(plan.noted - plan.notes.length, 'more post')} with remarks.`]
      : []),
  ]
}

/** What an import did, in lines for a terminal. */
export function describeResult(importId: string, posts: PostReport[], redirects: Redirected): string[] {
  const counts = Object.entries(OUTCOMES).flatMap(([outcome, meaning]) => {
    const count = posts.filter((post) => post.outcome === outcome).length
    return count > 0 ? [`${count} ${meaning}`] : []
  })
  return [
    `${countOf(posts.length, 'post')}: ${counts.join('; ') || 'none'}.`,
    ...posts.flatMap(({ title, notes }) => notes.map((note) => `${title}: ${note}`)),
    `${redirects.added} old addresses lead to their new place.`,
    ...redirects.refused.map((address) => `The old address ${address} cannot be redirected.`),
    `To undo it: npm run import -- --undo ${importId}`,
  ]
}

/** A row for each post: its title, new address, outcome and notes. */
export const reportCsv = (posts: PostReport[]) =>
  Papa.unparse(
    posts.map(({ title, address, outcome, notes }) => ({ title, address, outcome, notes: notes.join(' ') })),
    { escapeFormulae: FORMULA },
  )

/** The old addresses and where they are now. */
export const redirectsCsv = (addresses: OldAddresses) => Papa.unparse([...addresses.redirects()])
