/** The blocks that a post's body holds. */
export const CONTENT_BLOCKS = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'figure', 'figcaption']
/** The marks and the like within them. */
export const CONTENT_INLINE = ['strong', 'b', 'em', 'i', 'u', 's', 'code', 'br', 'a', 'img', 'sub', 'sup']
/** The parts of tables; the editor itself makes no heads and captions of them, which other APIs send. */
export const CONTENT_TABLES = ['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption']

/** Elements that a browser draws as blocks (HTML standard, section 15.3) and that no body holds: they leave their text as paragraphs. */
export const FOREIGN_BLOCKS = [
  'address', 'article', 'aside', 'center', 'dd', 'details', 'dialog', 'div', 'dl', 'dt', 'fieldset', 'footer', 'form', 'header', 'hgroup',
  'legend', 'listing', 'main', 'nav', 'optgroup', 'option', 'plaintext', 'search', 'section', 'summary',
]
