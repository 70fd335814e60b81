const RULE = /([^{}]+)\{([^{}]*)\}/g
const KEPT = ['font-weight', 'font-style', 'text-decoration', 'text-decoration-line', 'vertical-align'] as const
/** Rules that are looked at: a document has a few hundred at most. */
const MAX_RULES = 2_000

/**
 * Writes what style sheets of the clipboard say of weight, slant, lines and position to the elements themselves, as
 * Pages, Notes and LibreOffice keep it in sheets. A style that an element has by itself wins; later rules win over
 * earlier ones.
 */
export function inlineSheets(body: HTMLElement): void {
  const css = [...body.querySelectorAll('style')].map((sheet) => sheet.textContent ?? '').join('\n')
  const rules = [...css.replace(/\/\*[\s\S]*?\*\/|<!--|-->/g, '').matchAll(RULE)].slice(0, MAX_RULES)
  const probe = body.ownerDocument.createElement('span')
  for (const [, selector = '', declarations = ''] of rules.reverse()) {
    if (!KEPT.some((name) => declarations.includes(name))) continue
    probe.setAttribute('style', declarations)
    for (const element of matching(body, selector.trim()))
      for (const name of KEPT)
        if (!element.style.getPropertyValue(name)) element.style.setProperty(name, probe.style.getPropertyValue(name))
  }
}

/** None for a selector of what is not in a text, such as a page, or that this browser does not know. */
function matching(body: HTMLElement, selector: string): Iterable<HTMLElement> {
  if (/^(?:@|\*|html|body|:root)/.test(selector)) return []
  try {
    return body.querySelectorAll<HTMLElement>(selector)
  } catch {
    return []
  }
}
