import { Fragment, type ReactNode } from 'react'

type Props = { text: string; mark?: ((part: string) => ReactNode) | undefined }

/** A title or a name, in which no word is broken at its hyphen: `7-1/4`, `24-Tooth`. */
export function TitleText({ text, mark = (part) => part }: Props) {
  return text.split(/(\S*-\S*)/).map((part, index) =>
    index % 2 ? (
      <span key={index} className="inline-block [text-decoration:inherit]">
        {mark(part)}
      </span>
    ) : (
      <Fragment key={index}>{mark(part)}</Fragment>
    ),
  )
}
