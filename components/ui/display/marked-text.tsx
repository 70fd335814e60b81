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
