import { escapeHtml } from '../plain-text'
import { makeParagraphs } from './paragraphs'
import { type Picture, replaceShortcodes } from './shortcodes'

const EMBED = /<div class="wp-block-embed__wrapper">\s*(https?:\/\/[^\s<]+)\s*<\/div>/g

/**
 * The content of a WordPress post as HTML: block comments go, shortcodes become what they show, and posts of the classic
 * editor get their paragraphs.
 * @param pictureOf finds an attachment by its id.
 */
export function wordpressHtml(content: string, pictureOf: (id: string) => Picture | undefined) {
  const notes = new Set<string>()
  const hasBlocks = /<!--\s*wp:/.test(content)
  const withoutShortcodes = replaceShortcodes(content, pictureOf, notes)
  const html = withoutShortcodes
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(EMBED, (_, address: string) => `<p><a href="${escapeHtml(address)}">${escapeHtml(address)}</a></p>`)
  return { html: hasBlocks ? html.trim() : makeParagraphs(html), notes: [...notes] }
}
