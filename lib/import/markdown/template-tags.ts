import { PICTURE_FILE } from '../files'
import { escapeHtml } from '../plain-text'

const ATTRIBUTE = /(?<![\w-])([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const FIGURE = /\{\{[<%]\s*(?:figure|img)\s+(?!\s)([^{}]*?)\/?[>%]\}\}/g
/** `{% include figure image_path="/oak.jpg" caption="Oak" %}` of Jekyll and its themes. */
const INCLUDE = /\{%-?\s*include\s+([^\s{}]+)\s+(?!\s)([^{}]*?)-?%\}/g
/** `{{< youtube dQw4w9WgXcQ >}}` of Hugo, `{% vimeo 76979871 %}` of Jekyll. */
const VIDEO =
  /\{(?:\{[<%]|%-?)\s*(youtube|vimeo)(?:_\w+)?\s+(?:id\s*=\s*)?"?([^\s">%{}]+)(?![^\s">%{}])[^{}]*?[>%]\}\}?/g
const PLAYER = { youtube: 'https://www.youtube.com/watch?v=', vimeo: 'https://vimeo.com/' }
/** What stands elsewhere: `{{< x user="ann" id="145" >}}`, `{% gist ann/789 %}`. */
const ELSEWHERE = /\{(?:\{[<%]|%-?)\s*(twitter|tweet|x|gist|instagram)(?:_\w+)?\s+(?!\s)([^{}]*?)-?[>%]\}\}?/g
/** Links to other files: `{{< ref "oak.md" >}}`, `{% post_url 2020-02-03-oak %}`, `{% link _posts/2020-02-03-oak.md %}`. */
const REF = /\{\{[<%]\s*(?:rel)?ref\s+"([^"]+)"\s*[>%]\}\}/g
const POST_URL = /\{%-?\s*post_url\s+(?!\s)(?:[^{}\n]*\/)?([^\s/{}]+?)\s*-?%\}/g
const LINK = /\{%-?\s*link\s+(\S+?)\s*-?%\}/g
/** `{{ site.baseurl }}` before a path is the root of the site. */
const BASE = /\{\{-?\s*(?:site\.)?(?:base)?_?url\s*-?\}\}/g
/** `{{ "/oak.png" | relative_url }}` and `{{ "/oak.png" | prepend: site.baseurl }}` */
const ADDRESS = /\{\{-?\s*(["'])([^"'{}]*)\1\s*\|\s*(?:relative_url|absolute_url|prepend:\s*site\.\w+)[^{}]*\}\}/g
const COMMENT = /\{%-?\s*comment\s*-?%\}(?:(?!\{%-?\s*comment)[\s\S])*?\{%-?\s*endcomment\s*-?%\}/g
/** Shortcodes of Hugo and tags of Liquid (Jekyll). */
const TEMPLATE = /\{\{(?:(?!\{\{)[\s\S])*?\}\}|\{%(?:(?!\{%)[\s\S])*?%\}/g
/**
 * Attributes of the block or span before it, of kramdown, with the line that would become a table of contents; and those at
 * the end of headings and blocks of Hugo.
 */
const ATTRIBUTES = /^[*+-] .*\n\{:\s*toc[^}\n]*\}$|\{:[^{}\n]*\}|(?<![ \t])[ \t]+\{[#.][\w-][^{}\n]*\}[ \t]*$/gim

const valuesOf = (attributeText: string) =>
  new Map([...attributeText.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [name, double ?? single ?? '']))

const linkTo = (href: string | undefined, html: string) => (href ? `<a href="${escapeHtml(href)}">${html}</a>` : html)
const alone = (address: string) => `\n\n<${address}>\n\n`

function figure(src: string, values: ReadonlyMap<string, string>): string {
  const picture = `<img src="${escapeHtml(src)}" alt="${escapeHtml(values.get('alt') ?? '')}">`
  const texts = ['title', 'caption'].map((name) => escapeHtml(values.get(name) ?? ''))
  const caption = [...texts, linkTo(values.get('attrlink'), escapeHtml(values.get('attr') ?? ''))].filter(Boolean)
  const below = caption.length > 0 ? `<figcaption>${caption.join(' – ')}</figcaption>` : ''
  return `\n\n<figure>${linkTo(values.get('link'), picture)}${below}</figure>\n\n`
}

function hugoFigure(_: string, argumentText: string): string {
  const values = valuesOf(argumentText)
  return figure(values.get('src') ?? '', values)
}

function player(_: string, site: keyof typeof PLAYER, id: string): string {
  return alone(id.startsWith('http') ? id : PLAYER[site] + id)
}

/** A picture or a video that a file of the theme shows; the tag itself for anything else. */
function included(tag: string, name: string, given: string): string {
  const values = valuesOf(given)
  const picture = [...values.values()].find((value) => PICTURE_FILE.test(value))
  if (picture) return figure(picture, values)
  const site = /youtube|vimeo/i.exec(`${name} ${values.get('provider') ?? ''}`)?.[0].toLowerCase()
  const id = values.get('id')
  return id && (site === 'youtube' || site === 'vimeo') ? player(tag, site, id) : tag
}

function elsewhere(tag: string, kind: string, given: string): string {
  const values = valuesOf(given)
  const [first = '', second] = given
    .trim()
    .split(/\s+/)
    .map((part) => part.replace(/^["']|["']$/g, ''))
  if (/^https?:/.test(first)) return alone(first)
  const id = values.get('id') ?? first
  if (!/^[\w/-]+$/.test(id)) return tag
  if (kind === 'gist') return alone(`https://gist.github.com/${second ? `${first}/${second}` : id}`)
  if (kind === 'instagram') return alone(`https://www.instagram.com/p/${id}/`)
  return alone(`https://x.com/${values.get('user') ?? 'i'}/status/${id}`)
}

/**
 * Takes over what the tags of static site generators say of figures, videos and links; leaves others out.
 * @param notes receives a sentence for each of those.
 */
export function replaceTags(text: string, notes: Set<string>): string {
  return text
    .replace(COMMENT, '')
    .replace(FIGURE, hugoFigure)
    .replace(INCLUDE, included)
    .replace(VIDEO, player)
    .replace(ELSEWHERE, elsewhere)
    .replace(REF, '$1')
    .replace(POST_URL, '/_posts/$1.md')
    .replace(LINK, '/$1')
    .replace(BASE, '')
    .replace(ADDRESS, '$2')
    .replace(TEMPLATE, (tag) => {
      if (!/site\.(?:base)?url/.test(tag)) notes.add(`A template tag was left out: ${tag.slice(0, 60)}`)
      return ''
    })
    .replace(ATTRIBUTES, '')
}
