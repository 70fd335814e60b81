/** Numbers the footnotes of a text in the order in which it refers to them. */
export class Footnotes {
  private readonly order: string[] = []

  /** @param given the text of each by what the references name it */
  constructor(private readonly given: ReadonlyMap<string, string>) {}

  /** Replaces the references that a pattern finds, whose first group is the name, by links; unknown ones stay. */
  refer(text: string, reference: RegExp): string {
    return text.replace(reference, (whole, name: string) => {
      if (!this.given.has(name)) return whole
      const isFirst = !this.order.includes(name)
      if (isFirst) this.order.push(name)
      const nth = this.order.indexOf(name) + 1
      // A footnote leads back to the first reference.
      return `<sup><a href="#fn-${nth}"${isFirst ? ` id="fnref-${nth}"` : ''}>${nth}</a></sup>`
    })
  }

  /** Those that are referred to, as HTML for the end of the text. */
  list(htmlOf: (text: string) => string): string {
    const items = this.order.map(
      (name, at) => `<li id="fn-${at + 1}"><p>${htmlOf(this.given.get(name) ?? '')}</p></li>`,
    )
    return items.length === 0 ? '' : `<ol data-footnotes>${items.join('')}</ol>`
  }
}
