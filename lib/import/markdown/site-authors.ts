import { parse as parseToml } from 'smol-toml'
import { type ImportedAuthor, ImportError } from '../imported-post'
import { type FrontMatter, readFrontMatter, readYaml } from './front-matter'

/** `blog/authors.yml` of Docusaurus, `_data/authors.yml` of Jekyll, `data/authors/ann.toml` of Hugo, `_authors/ann.md`. */
const ONE = /(?:^|\/)_?authors\/([^/]+?)(?:\/_?index)?\.(?:ya?ml|json|toml|md)$/i
const ALL = /(?:^|\/)authors\.(?:ya?ml|json|toml)$/i

/** Whether a file says who the authors of a site are. */
export const isAboutAuthors = (place: string) => ONE.test(place) || ALL.test(place)

/** What front matter calls an author, without regard to letter case. */
export const authorKey = (name: string) => name.trim().toLowerCase()

const isObject = (value: unknown): value is FrontMatter =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
const first = (values: FrontMatter, ...names: string[]) => names.map((name) => textOf(values[name])).find(Boolean) ?? ''

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
    bio: first(values, 'bio', 'description', 'about') || (values['name'] ? textOf(values['title']) : ''),
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
