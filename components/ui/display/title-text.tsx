import { Fragment, type ReactNode } from 'react'

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
