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

/** JSON-LD of a page; escaped so that nothing can close its script element. */
export function StructuredData({ things }: { things: Thing[] }) {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
