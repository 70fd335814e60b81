const BLOCK = /\s*(<\/?(?:p|h2|h3|ul|ol|li|blockquote)>|<img [^>]*>)\s*/g

/** A body wrapped over lines to be read here, as the editor would store it: no white space between blocks. */
export function html({ raw }: TemplateStringsArray): string {
  return raw.join('').replace(/\s+/g, ' ').replace(BLOCK, '$1').trim()
}
