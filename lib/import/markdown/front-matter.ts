import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import path from 'node:path'
import { ImportError, type ImportedAuthor } from '../imported-post'
import { pathName } from '../files'
import { textOf } from '../stated-values'
import { isObject } from '@/lib/reader/state/json-value'

export type FrontMatter = Record<string, unknown>

const YAML = /^---[ \t]*\n([\s\S]*?)\n(?:---|\.\.\.)[ \t]*(?:\n|$)/

const TOML = /^\+\+\+[ \t]*\n([\s\S]*?)\n\+\+\+[ \t]*(?:\n|$)/

/** Characters of YAML that are read: more would take its parser seconds. */
const MAX_YAML = 20_000

/** Reads YAML. @throws Error that says what is wrong */
function readYaml(text: string): unknown {
  if (text.length > MAX_YAML) throw new Error('it has more than 20,000 characters')
  return parseYaml(text, { maxAliasCount: 100, logLevel: 'error' })
}

/**
 * Splits a Markdown file into its front matter (YAML, or TOML as Hugo writes it) and its text.
 * @param file named in the error.
 * @throws ImportError for front matter that cannot be read.
 */
export function readFrontMatter(content: string, file: string): { values: FrontMatter; text: string } {
  const normalized = content.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const [yaml, toml] = [YAML.exec(normalized), TOML.exec(normalized)]
  const found = yaml ?? toml
  if (!found) return { values: {}, text: normalized }
  try {
    const values: unknown = yaml ? readYaml(yaml[1] ?? '') : parseToml(found[1] ?? '')
    return { values: isObject(values) ? values : {}, text: normalized.slice(found[0].length) }
  } catch (error) {
    throw new ImportError(
      `${file}: its front matter cannot be read: ${error instanceof Error ? error.message.split('\n', 1)[0] : error}`,
      { cause: error },
    )
  }
}

/** `blog/authors.yml` of Docusaurus, `_data/authors.yml` of Jekyll, `data/authors/ann.toml` of Hugo, `_authors/ann.md`. */
const ONE = /(?:^|\/)_?authors\/([^/]+?)(?:\/_?index)?\.(?:ya?ml|json|toml|md)$/i

const ALL = /(?:^|\/)authors\.(?:ya?ml|json|toml)$/i

/** Whether a file says who the authors of a site are. */
export const isAboutAuthors = (place: string) => ONE.test(place) || ALL.test(place)

/** What front matter calls an author, without regard to letter case. */
export const authorKey = (name: string) => name.trim().toLowerCase()

const first = (values: FrontMatter, ...names: string[]) =>
  names.map((name) => textOf(values[name]).trim()).find(Boolean) ?? ''

/** The web addresses in a value, such as `[{ label: Site, url: https://ann.example }]`. */
function linksIn(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:\/\//.test(value) ? [value] : []
  if (Array.isArray(value)) return value.flatMap(linksIn)
  return isObject(value) ? Object.values(value).flatMap(linksIn) : []
}

function authorOf(key: string, values: FrontMatter): ImportedAuthor {
  const { url, web, website, portfolio, links, socials, social } = values
  return {
    name: first(values, 'name', 'title') || key,
    bio: first(values, 'bio', 'description', 'about') || (values['name'] ? textOf(values['title']).trim() : ''),
    picture: first(values, 'image_url', 'avatar', 'picture', 'image', 'photo') || null,
    links: [...new Set(linksIn([url, web, website, portfolio, links, socials, social]))],
  }
}

/** @throws ImportError */
function valuesOf(place: string, text: string): FrontMatter {
  if (/\.md$/i.test(place)) return readFrontMatter(text, place).values
  try {
    const values: unknown = /\.toml$/i.test(place) ? parseToml(text) : readYaml(text)
    return isObject(values) ? values : {}
  } catch (error) {
    throw new ImportError(`${place} cannot be read.`, { cause: error })
  }
}

/** The authors that a file of a site describes, by their keys. @throws ImportError for one that cannot be read */
export function readAuthors(place: string, text: string): [string, ImportedAuthor][] {
  const values = valuesOf(place, text)
  const [, key] = ONE.exec(place) ?? []
  const found = key ? [[key, values] as const] : Object.entries(values)
  return found.flatMap(([name, about]) => (isObject(about) ? [[authorKey(name), authorOf(name, about)]] : []))
}

export const MARKDOWN = /\.(?:md|markdown|mdx)$/i

/** Jekyll and Docusaurus date their posts in their names. */
const DATED_NAME = /^(\d{4}-\d{2}-\d{2})-(.+)$/

/** Where Jekyll and Hexo have their posts. */
export const POSTS = /(?:^|\/)_(?:posts|drafts)\//

/** The slug and date in a file's name: `2024-03-01-oak.md`, `oak.md`, or `oak/index.md` for Hugo's bundles. */
export function readName(place: string): { slug: string; date: Date | null } {
  const base = path.posix.basename(place).replace(MARKDOWN, '')
  const name = /^_?index$/.test(base) ? path.posix.basename(path.posix.dirname(place)) : base
  const [, day, rest] = DATED_NAME.exec(name) ?? []
  const date = new Date(day ?? Number.NaN)
  return { slug: rest ?? name, date: Number.isNaN(date.getTime()) ? null : date }
}

/** Whether a generator that has pages in other places has its posts here. */
export const isAmongPosts = (place: string) =>
  POSTS.test(place) || (/(?:^|\/)blog\//.test(place) && readName(place).date !== null)

/** Where static site generators put a file that says nothing of its address. */
export function usualAddresses(
  place: string,
  { slug, date, categories }: { slug: string; date: Date | null; categories: string[] },
): string[] {
  const folder = path.posix.dirname(place)
  const day = date?.toISOString().slice(0, 10).replaceAll('-', '/')
  if (POSTS.test(place)) {
    if (!day) return []
    // Jekyll puts the categories before the date.
    const sections = [[], categories.map(pathName)].map((names) => [...names, day, slug].join('/'))
    return [...new Set(sections.flatMap((section) => [`/${section}.html`, `/${section}/`]))]
  }
  const isBundle = /^_?index\.\w+$/.test(path.posix.basename(place))
  const section = isBundle ? path.posix.dirname(folder) : folder
  if (/(?:^|\/)blog$/.test(section) && readName(place).date) return [`/blog/${day}/${slug}/`, `/blog/${slug}/`]
  const below = section.replace(/^(?:.*\/)?(?:content|src|source|pages)(?:\/|$)/, '').replace(/^\.$/, '')
  return [`/${[below, slug].filter(Boolean).join('/')}/`]
}
