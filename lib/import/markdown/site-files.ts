import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { type ExportedRedirect, type ImportedAuthor, ImportError } from '../imported-post'
import { isJunk } from '../junk-files'
import { MARKDOWN } from './file-names'
import { isOfRedirects, readRules } from './redirect-rules'
import { isAboutAuthors, readAuthors } from './site-authors'

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
