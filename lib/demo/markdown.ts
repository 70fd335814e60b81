import MarkdownIt from 'markdown-it'

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

/** `![alt](drawing:SCENE/PALETTE "WIDTH ALIGN")`, the width in pixels. */
markdown.renderer.rules.image = (tokens, index) => {
  const token = tokens[index]
  const [scene = '', palette = ''] = String(token?.attrGet('src') ?? '')
    .replace('drawing:', '')
    .split('/')
  const [width = '', align = ''] = String(token?.attrGet('title') ?? '').split(' ')
  const { escapeHtml } = markdown.utils
  return `<img data-scene="${scene}" data-palette="${palette}" alt="${escapeHtml(token?.content ?? '')}" data-width="${width}" data-align="${align}">`
}

/** Converts Markdown to the HTML that the post editor stores: no white space between blocks, a paragraph in each list item. */
export function markdownToHtml(text: string): string {
  return markdown.render(text).replaceAll('\n', '')
}
