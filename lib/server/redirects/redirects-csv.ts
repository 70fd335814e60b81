import Papa from 'papaparse'
import { MAX_REDIRECTS, REDIRECT_STATUSES, type RedirectInput, type RedirectStatus } from '@/lib/contract/redirect'
import { redirectKey } from '@/lib/format/addresses/redirect-key'
import { siteUrl } from '../core/env'
import { errors } from '../core/errors'
import { newId } from '../core/new-id'
import { type Database, write } from '../db/database'
import { checkRedirect } from './check-redirect'
import { localPath } from './follow-redirect'
import { allRedirects, storeRows, tableOf } from './redirect-rows'

const COLUMNS = ['from', 'to', 'status']
const MAX_ISSUES = 20

type Line = { number: number; cells: string[] }

/** All redirects as CSV with a heading. */
export async function exportRedirects(database: Database): Promise<string> {
  const rows = await allRedirects(database)
  return Papa.unparse({ fields: COLUMNS, data: rows.map(({ from, to, status }) => [from, to ?? '', status]) })
}

/**
 * Imports redirects from CSV with the columns from, to and status, with or without a heading; a path that has a redirect gets
 * the new one.
 * @returns their number.
 * @throws invalid with an issue for each wrong line; then none is stored.
 */
export async function importRedirects(database: Database, csv: string): Promise<number> {
  const lines = readLines(csv)
  if (lines.length === 0) throw errors.badField('csv', 'holds no redirects')
  return write(database, async (tx) => {
    const known = new Map((await allRedirects(tx)).map((row) => [row.key, row]))
    const table = new Map(tableOf([...known.values()]))
    // What is replaced leads in no circle with what is not there yet.
    for (const { cells } of lines) table.delete(redirectKey(localPath(cells[0] ?? '', siteUrl())) ?? '')
    const stored: Parameters<typeof storeRows>[1] = []
    const issues: { path: string; message: string }[] = []
    for (const { number, cells } of lines) {
      const input = readCells(cells)
      const checked =
        typeof input === 'string' ? { issue: { path: 'status', message: input } } : checkRedirect(input, table)
      if ('issue' in checked) {
        issues.push({ path: `line ${number}`, message: `${checked.issue.path} ${checked.issue.message}` })
        continue
      }
      const { rule } = checked
      const row = { ...rule, id: known.get(rule.key)?.id ?? newId(), updatedAt: new Date(), importId: null }
      stored.push(row)
      known.set(rule.key, row)
      table.set(rule.key, rule)
    }
    if (issues.length > 0) throw errors.badLines(issues.slice(0, MAX_ISSUES), issues.length)
    if (table.size > MAX_REDIRECTS) throw errors.listFull(`There can be ${MAX_REDIRECTS} redirects at most`)
    await storeRows(tx, stored)
    return lines.length
  })
}

function readLines(csv: string): Line[] {
  const { data } = Papa.parse<string[]>(csv.replace(/^\uFEFF/, ''), { skipEmptyLines: false })
  const lines = data.map((cells, index) => ({ number: index + 1, cells: cells.map((cell) => cell.trim()) }))
  const filled = lines.filter(({ cells }) => cells.some(Boolean))
  return filled[0]?.cells[0]?.toLowerCase() === 'from' ? filled.slice(1) : filled
}

/** @returns what is wrong with the status, as text. */
function readCells([from = '', to = '', status = '']: string[]): RedirectInput | string {
  const code = status === '' ? 301 : Number(status)
  const isKnown = (REDIRECT_STATUSES as readonly number[]).includes(code)
  return isKnown ? { from, to, status: code as RedirectStatus } : 'must be 301, 302 or 410'
}
