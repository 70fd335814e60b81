import { escapeHtml } from '../plain-text'

const ATTRIBUTE = /(\w+)\s*=\s*"([^"]*)"/g
const FIGURE = /\{\{[<%]\s*(?:figure|img)\s+([\s\S]*?)\/?\s*[>%]\}\}/g
/** `{{< youtube dQw4w9WgXcQ >}}` of Hugo, `{% vimeo 76979871 %}` of Jekyll. */
const VIDEO = /\{(?:\{[<%]|%-?)\s*(youtube|vimeo)\s+(?:id\s*=\s*)?"?([^\s">%]+)"?[^}]*?[>%]\}\}?/g
const PLAYER = { youtube: 'https://www.youtube.com/watch?v=', vimeo: 'https://vimeo.com/' }
/** Links to other files: `{{< ref "oak.md" >}}`, `{% post_url 2020-02-03-oak %}`, `{% link _posts/2020-02-03-oak.md %}`. */
const REF = /\{\{[<%]\s*(?:rel)?ref\s+"([^"]+)"\s*[>%]\}\}/g
const POST_URL = /\{%-?\s*post_url\s+(?:.*?\/)?([^\s/]+?)\s*-?%\}/g
const LINK = /\{%-?\s*link\s+(\S+?)\s*-?%\}/g
/** `{{ site.baseurl }}` before a path is the root of the site. */
const BASE = /\{\{-?\s*(?:site\.)?(?:base)?_?url\s*-?\}\}/g
/** Shortcodes of Hugo and tags of Liquid (Jekyll). */
const TEMPLATE = /\{\{[<%]?[\s\S]*?[>%]?\}\}|\{%-?[\s\S]*?-?%\}/g
/** Attributes of the block or span before it, of kramdown, with the line that would become a table of contents. */
const ATTRIBUTES = /^[*+-] .*\n\{:\s*toc[^}\n]*\}$|\{:[^}\n]*\}/gim

function hugoFigure(_: string, given: string): string {
  const attributes = new Map([...given.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]))
  const caption = attributes.get('caption') ?? attributes.get('title') ?? ''
  const picture = `<img src="${escapeHtml(attributes.get('src') ?? '')}" alt="${escapeHtml(attributes.get('alt') ?? '')}">`
  return `\n\n<figure>${picture}${caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ''}</figure>\n\n`
}

function player(_: string, site: keyof typeof PLAYER, id: string): string {
  return `\n\n<${id.startsWith('http') ? id : PLAYER[site] + id}>\n\n`
}

/**
 * Takes over what the tags of static site generators say of figures, videos and links; leaves others out.
 * @param notes receives a sentence for each of those.
 */
export function replaceTags(text: string, notes: Set<string>): string {
  return text
    .replace(FIGURE, hugoFigure)
    .replace(VIDEO, player)
    .replace(REF, '$1')
    .replace(POST_URL, '/_posts/$1.md')
    .replace(LINK, '/$1')
    .replace(BASE, '')
    .replace(TEMPLATE, (tag) => {
      if (!/site\.(?:base)?url/.test(tag)) notes.add(`A template tag was left out: ${tag.slice(0, 60)}`)
      return ''
    })
    .replace(ATTRIBUTES, '')
}
