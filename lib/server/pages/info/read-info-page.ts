import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import MarkdownIt from 'markdown-it'
import type { Metadata } from 'next'
import { cache } from 'react'
import { env } from '../../core/env'
import { log } from '../../core/log'
import { cleanContent } from '../../content/clean-content'
import { siteMetadata } from '../site-metadata'
import { INFO_PAGES, type InfoName } from './default-texts'

const markdown = new MarkdownIt()
const MAX_LENGTH = 100_000

/**
 * A page about the site: `pages/NAME.md` of the data folder, else the default text. A first line `# Title` replaces the
 * title.
 * @returns sanitized HTML
 */
export const readInfoPage = cache(async (name: InfoName): Promise<{ title: string; html: string }> => {
  const page = INFO_PAGES[name]
  const text = (await readOwnText(name)) ?? page.text.replaceAll('SITE', env().SITE_NAME)
  const [, title = page.title, body = text] = /^\s*# +(.+)\n([^]*)$/.exec(text) ?? []
  return { title: title.trim(), html: cleanContent(markdown.render(body)) }
})

/** The operator's own text; null if there is none. */
async function readOwnText(name: InfoName): Promise<string | null> {
  const file = path.join(/* turbopackIgnore: true */ env().DATA_DIR, 'pages', `${name}.md`)
  try {
    return (await readFile(file, 'utf8')).slice(0, MAX_LENGTH)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') log.warn({ err: error, file }, 'a page could not be read')
    return null
  }
}

export async function infoMetadata(name: InfoName): Promise<Metadata> {
  const { title } = await readInfoPage(name)
  return siteMetadata({ title, description: INFO_PAGES[name].description, path: `/${name}` })
}
