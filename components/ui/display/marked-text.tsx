import { Fragment, type ReactNode } from 'react'
import type { Graph, Thing } from 'schema-dts'
import { markWords } from '@/lib/format/texts/words'

/** A text with the searched words highlighted. */
export function MarkedText({ text, words }: { text: string; words: string[] }) {
  return markWords(text, words).map((piece, index) =>
    piece.isMarked ? (
      <mark key={index} className="rounded-sm bg-accent/25 text-inherit">
        {piece.text}
      </mark>
    ) : (
      <span key={index}>{piece.text}</span>
    ),
  )
}

/** Length of a word that is narrower than the column of a card. */
const SHORT_WORD = 14

/** A title or a name, in which no short word is broken at its hyphen: `7-1/4`, `24-Tooth`. */
export function TitleText({
  text,
  mark = (part) => part,
}: {
  text: string
  mark?: ((part: string) => ReactNode) | undefined
}) {
  return text.split(/(\S*-\S*)/).map((part, index) =>
    index % 2 && part.length <= SHORT_WORD ? (
      <span key={index} className="whitespace-nowrap">
        {mark(part)}
      </span>
    ) : (
      <Fragment key={index}>{mark(part)}</Fragment>
    ),
  )
}

/** JSON-LD of a page; escaped so that nothing can close its script element. */
export function StructuredData({ things }: { things: Thing[] }) {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
