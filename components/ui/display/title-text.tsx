import type { ReactNode } from 'react'
import { heldWords } from '@/lib/format/texts/shorten'

type Props = { text: string; mark?: ((part: string) => ReactNode) | undefined }

/** A title or a name, in which words that belong together stay on one line. Each part has an element, so that it may change. */
export function TitleText({ text, mark = (part) => part }: Props) {
  return heldWords(text).map((part, index) => (
    <span key={index} className={index % 2 ? 'held-words' : undefined}>
      {mark(part)}
    </span>
  ))
}
