import 'server-only'
import Papa from 'papaparse'
import type { Outcome } from './import-posts'
import type { ImportPlan } from './plan-import'
import type { ImportResult } from './run-import'

const OUTCOMES: Record<Outcome, string> = {
  new: 'imported',
  updated: 'updated, as they changed in the source',
  unchanged: 'here already',
  'changed here': 'changed here and in the source, left as they are here',
  'deleted here': 'deleted here, not brought back',
  failed: 'failed',
}

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

/** What an import would do, in lines for a terminal. */
export function describePlan(plan: ImportPlan): string[] {
  return [
    `${plural(plan.posts, 'post')}, ${plan.drafts} of them drafts.`,
    ...plan.others.map(({ kind, count }) => `Not imported: ${count} × ${kind}.`),
    ...(plan.categories.length > 0 ? ['Categories:'] : []),
    ...plan.categories.map(({ name, posts, category }) => `  ${name} (${posts}) → ${category ?? 'tag'}`),
    ...plan.clashes.map((address) => `Two posts had the address ${address}; the first keeps it.`),
    ...plan.notes.flatMap(({ title, notes }) => notes.map((note) => `${title}: ${note}`)),
  ]
}

/** What an import did, in lines for a terminal. */
export function describeResult({ importId, posts, redirects }: ImportResult): string[] {
  const counts = Object.entries(OUTCOMES).flatMap(([outcome, meaning]) => {
    const count = posts.filter((post) => post.outcome === outcome).length
    return count > 0 ? [`${count} ${meaning}`] : []
  })
  return [
    `${plural(posts.length, 'post')}: ${counts.join('; ') || 'none'}.`,
    ...posts.flatMap(({ title, notes }) => notes.map((note) => `${title}: ${note}`)),
    `${redirects.added} old addresses lead to their new place.`,
    ...redirects.refused.map((address) => `The old address ${address} cannot be redirected.`),
    `To undo it: npm run import -- --undo ${importId}`,
  ]
}

/** A row for each post: its title, new address, outcome and notes. */
export const reportCsv = ({ posts }: ImportResult) =>
  Papa.unparse(posts.map(({ notes, ...post }) => ({ ...post, notes: notes.join(' ') })))

/** The old addresses and where they are now. */
export const redirectsCsv = ({ plan }: ImportResult) =>
  Papa.unparse([...plan.addresses.redirects()].map((redirect) => ({ ...redirect, status: 301 })))
