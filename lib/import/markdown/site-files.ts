import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { type ExportedRedirect, type ImportedAuthor, ImportError } from '../imported-post'
import { isJunk } from '../files'
import { MARKDOWN, isAboutAuthors, readAuthors } from './front-matter'
import { parse as parseToml } from 'smol-toml'

/** Where Netlify and Cloudflare Pages read their rules. */
const RULES = /^(?:[^/]+\/)?(?:(?:static|public)\/)?(?:_redirects|netlify\.toml)$/

/** Rules, and the number of those that this site cannot have: with placeholders or conditions, and rewrites. */
type Rules = { redirects: ExportedRedirect[]; left: number }

const STATUSES = new Set([301, 302, 307, 308])

/** Bytes of one file. */
const MAX_BYTES = 8 * 1024 * 1024
/** Folders that hold no posts; and files that describe the project. */
const OTHER_FOLDER = /^(?:\.|node_modules$|scaffolds$|themes$|layouts$)/
const OTHER_FILE = /^(?:readme|contributing|license|changelog|code_of_conduct)\./i

/** What a site of Markdown has. */
export type SiteFiles = {
  /** The places of its posts and pages, in order. */
  places: string[]
  /** By their keys. */
  authors: Map<string, ImportedAuthor>
  redirects: ExportedRedirect[]
  /** What of these cannot be taken over, with its number. */
  left: Map<string, number>
}

async function* filesBelow(root: string, folder = ''): AsyncGenerator<string> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const place = path.posix.join(folder, entry.name)
    if (isJunk(place)) continue
    if (entry.isDirectory() && !OTHER_FOLDER.test(entry.name)) yield* filesBelow(root, place)
    // Links could lead out of the folder.
    if (entry.isFile()) yield place
  }
}

/** @throws ImportError for a file that is larger than any text. */
export async function readText(root: string, place: string): Promise<string> {
  if ((await stat(path.join(root, place))).size > MAX_BYTES) throw new ImportError(`${place} is larger than 8 MB.`)
  return readFile(path.join(root, place), 'utf8')
}

function takeRules(files: SiteFiles, place: string, text: string): void {
  const { redirects, left } = readRules(place, text)
  files.redirects.push(...redirects)
  const kind = 'redirect with placeholders or conditions'
  if (left > 0) files.left.set(kind, (files.left.get(kind) ?? 0) + left)
}

/** Reads a site's files beside its posts: who its authors are, and its redirects. */
export async function readSiteFiles(root: string): Promise<SiteFiles> {
  const files: SiteFiles = { places: [], authors: new Map(), redirects: [], left: new Map() }
  for await (const place of filesBelow(root)) {
    try {
      if (isAboutAuthors(place))
        for (const [key, author] of readAuthors(place, await readText(root, place))) files.authors.set(key, author)
      else if (isOfRedirects(place)) takeRules(files, place, await readText(root, place))
      else if (MARKDOWN.test(place) && !OTHER_FILE.test(path.posix.basename(place))) files.places.push(place)
    } catch (error) {
      if (!(error instanceof ImportError)) throw error
      files.left.set(`file that cannot be read (${place})`, 1)
    }
  }
  return files
}

const isOfRedirects = (place: string) => RULES.test(place)

/** A rule; null for one that this site cannot have. */
function ruleOf(from: string, to: string, status: number): ExportedRedirect | null {
  const isPlain = /^(?:https?:\/)?\/[^*]*$/.test(from) && !/\/:\w/.test(from) && /^(?:https?:\/)?\/[^*]*$/.test(to)
  if (!isPlain || /(?<!https?)\/?:(?:splat|\w+)\b/.test(to.replace(/^https?:\/\/[^/]*/, '')) || !STATUSES.has(status))
    return null
  return { from, to, status: status === 302 || status === 307 ? 302 : 301 }
}

/** `/from /to 301`, with conditions such as `Country=de` after it, or queries such as `id=:id` between. */
function lineRule(line: string): ExportedRedirect | null {
  const [from = '', to = '', status = '301', ...conditions] = line.split(/\s+/)
  return conditions.length > 0 ? null : ruleOf(from, to, Number(status.replace(/!$/, '')))
}

function tomlRules(text: string): (ExportedRedirect | null)[] {
  const { redirects } = parseToml(text)
  if (!Array.isArray(redirects)) return []
  return redirects.map((rule) => {
    if (typeof rule !== 'object' || rule === null) return null
    const { from, to, status = 301, conditions, query } = rule as Record<string, unknown>
    return conditions || query ? null : ruleOf(String(from), String(to), Number(status))
  })
}

/** The redirects of a site in `_redirects` or `netlify.toml`. @throws ImportError for a file that cannot be read */
function readRules(place: string, text: string): Rules {
  const lines = () => text.split(/\r?\n/).map((line) => line.replace(/(?:^|\s)#.*$/, '').trim())
  try {
    const rules = place.endsWith('.toml') ? tomlRules(text) : lines().filter(Boolean).map(lineRule)
    return { redirects: rules.flatMap((rule) => rule ?? []), left: rules.filter((rule) => !rule).length }
  } catch (error) {
    throw new ImportError(`${place} cannot be read.`, { cause: error })
  }
}
