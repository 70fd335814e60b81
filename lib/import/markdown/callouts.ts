/** Kinds of callouts of Docusaurus, GitHub and others, by those here. */
const KINDS: [RegExp, string][] = [
  [/^(?:tip|hint|success|check)$/i, 'tip'],
  [/^(?:warning|caution|danger|attention|error)$/i, 'warning'],
  [/^(?:note|info|important|abstract|question|secondary)$/i, 'note'],
]
/** `:::tip Title`, up to a line of `:::`. */
const FENCED = /^:::+[ \t]*(\w+)(?:\[([^\]\n]*)\]|[ \t]+([^\n{]*))?(?:\{[^}\n]*\})?[ \t]*\n([\s\S]*?)\n:::+[ \t]*$/gm
/** `> [!NOTE]` at the start of a quotation. */
const QUOTED = /^>[ \t]*\[!(\w+)\][^\n]*\n((?:>[^\n]*(?:\n|$))+)/gm

function callout(kind: string, title: string, text: string): string | null {
  const name = KINDS.find(([words]) => words.test(kind))?.[1]
  if (!name) return null
  const heading = title.trim() ? `**${title.trim()}**\n\n` : ''
  return `\n<aside data-callout="${name}">\n\n${heading}${text.trim()}\n\n</aside>\n`
}

/** Replaces the boxes for tips, notes and warnings that Markdown does not know by those that posts have here. */
export function replaceCallouts(text: string): string {
  return text
    .replace(
      FENCED,
      (whole, kind: string, bracketed = '', title = '', inner = '') =>
        callout(kind, bracketed || title, inner) ?? whole,
    )
    .replace(
      QUOTED,
      (whole, kind: string, lines: string) => callout(kind, '', lines.replace(/^>[ \t]?/gm, '')) ?? whole,
    )
}
