import path from 'node:path'
import { pathName } from '../archive-list'

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
