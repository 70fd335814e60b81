import MarkdownIt from 'markdown-it'
import { demoComparisonHtml } from './comparison-block'
import type { DemoProduct, FindProduct } from './content'
import { demoKitHtml } from './kit-block'
import { demoPinsHtml, demoPreviewPinsHtml } from './pins-block'

const markdown = new MarkdownIt()

/** The editor wraps the text of every list item in a paragraph, and no picture. */
markdown.core.ruler.push('editor_paragraphs', ({ tokens }) => {
  tokens.forEach((token, index) => {
    if (!token.type.startsWith('paragraph_')) return
    const inline = tokens[token.type === 'paragraph_open' ? index + 1 : index - 1]
    token.hidden = inline?.children?.length === 1 && inline.children[0]?.type === 'image'
  })
})

markdown.renderer.rules.softbreak = () => ' '

/** `![alt](drawing:SCENE/PALETTE "WIDTH ALIGN | CAPTION")`, the width in pixels; the caption can be absent. */
markdown.renderer.rules.image = (tokens, index) => {
  const token = tokens[index]
  const [scene = '', palette = ''] = String(token?.attrGet('src') ?? '')
    .replace('drawing:', '')
    .split('/')
  const [place = '', caption] = String(token?.attrGet('title') ?? '').split(' | ')
  const [width = '', align = ''] = place.split(' ')
  const { escapeHtml } = markdown.utils
  const picture = `<img data-scene="${scene}" data-palette="${palette}" alt="${escapeHtml(token?.content ?? '')}" data-width="${width}" data-align="${align}">`
  return caption ? `<figure>${picture}<figcaption>${escapeHtml(caption)}</figcaption></figure>` : picture
}

/** The HTML that the editor stores for the card of a product, written as its key. */
function demoProductHtml(key: string, find: FindProduct): string {
  const { escapeHtml } = markdown.utils
  const { url, name } = find(key.trim())
  return `<p data-product="${key.trim()}"><a href="${escapeHtml(url)}">${escapeHtml(name)}</a></p>`
}

/** Blocks that are written as YAML in a fence, by its language; `pins` are those of the picture before it. */
const BLOCKS = new Map([
  ['product', demoProductHtml],
  ['kit', demoKitHtml],
  ['comparison', demoComparisonHtml],
  ['pins', demoPinsHtml],
  ['preview-pins', demoPreviewPinsHtml],
])

markdown.renderer.rules.fence = (tokens, index, _options, environment) => {
  const { find } = environment as { find: FindProduct }
  const { info = '', content = '' } = tokens[index] ?? {}
  const block = BLOCKS.get(info)
  if (!block) throw new Error(`a fence has the unknown language ${info}`)
  return block(content, find)
}

/**
 * Converts Markdown to the HTML that the post editor stores: no white space between blocks, a paragraph in each list item.
 * @param products by key.
 */
export function markdownToHtml(text: string, products: ReadonlyMap<string, DemoProduct>): string {
  const find: FindProduct = (key) => {
    const product = products.get(key)
    if (!product) throw new Error(`no product has the key ${key}`)
    return product
  }
  return markdown.render(text, { find }).replaceAll('\n', '')
}
