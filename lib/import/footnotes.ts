/** Numbers the footnotes of a text in the order in which it refers to them. */
export class Footnotes {
  private readonly numbers = new Map<string, number>()

  /** @param definitions the text of each by what the references name it */
  constructor(private readonly definitions: ReadonlyMap<string, string>) {}

  /** Replaces the references that a pattern finds, whose first group is the name, by links; unknown ones stay. */
  refer(text: string, reference: RegExp): string {
    return text.replace(reference, (match, name: string) => {
      if (!this.definitions.has(name)) return match
      const isFirst = !this.numbers.has(name)
      const nth = this.numbers.get(name) ?? this.numbers.size + 1
      this.numbers.set(name, nth)
      // A footnote leads back to the first reference.
      return `<sup><a href="#fn-${nth}"${isFirst ? ` id="fnref-${nth}"` : ''}>${nth}</a></sup>`
    })
  }

  /** Those that are referred to, as HTML for the end of the text. */
  list(htmlOf: (text: string) => string): string {
    const items = [...this.numbers].map(
      ([name, nth]) => `<li id="fn-${nth}"><p>${htmlOf(this.definitions.get(name) ?? '')}</p></li>`,
    )
    return items.length === 0 ? '' : `<ol data-footnotes>${items.join('')}</ol>`
  }
}
