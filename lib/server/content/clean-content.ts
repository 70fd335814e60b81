import 'server-only'
import sanitizeHtml from 'sanitize-html'

const BLOCKS = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'figure', 'figcaption']
const INLINE = ['strong', 'b', 'em', 'i', 'u', 's', 'code', 'br', 'a', 'img', 'sub', 'sup']
const TABLES = ['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption']

/** What a post's body may hold: the editor's own elements, and tables and figures of foreign APIs. */
export const CONTENT_ALLOWLIST: sanitizeHtml.IOptions = {
  allowedTags: [...BLOCKS, ...INLINE, ...TABLES],
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'title', 'width', 'height', { name: 'data-align', values: ['left', 'center', 'right'] }],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  enforceHtmlBoundary: false,
  transformTags: { h1: 'h2', h5: 'h4', h6: 'h4' },
  exclusiveFilter: (frame) => frame.tag === 'img' && !frame.attribs.src,
}

/** HTML with nothing in it but what a post's body may hold. */
export function cleanContent(html: string): string {
  return sanitizeHtml(html, CONTENT_ALLOWLIST)
}
