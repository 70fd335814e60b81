import { markWords } from '@/lib/format/mark-words'

/** A text in which the words that were looked for are marked. */
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
