import { type ComponentProps, type ReactNode, useId } from 'react'
import { PART, TITLE } from '../form/fields/field-style'

type Props = Omit<ComponentProps<'section'>, 'title'> & {
  title?: string
  /** The id of the only field, whose label is the title. */
  field?: string
  /** What follows the title. */
  mark?: ReactNode
  /** Whether it shows facts rather than fields: smaller text, one below the other. */
  isFacts?: boolean
  /** Whether its parts are one below the other with one distance between them. */
  isStack?: boolean
}

const STACK = 'grid grid-cols-1 content-start gap-4'
const FACTS = 'grid grid-cols-1 content-start gap-3 text-sm [&>button]:justify-self-start'

/** A box of an editor's screen with its title, which is a heading or the label of its only field. */
export function Section({
  title,
  field,
  mark,
  isFacts = false,
  isStack = false,
  className = '',
  children,
  ...section
}: Props) {
  const titleId = useId()
  const isHeaded = title !== undefined && field === undefined
  return (
    <section
      aria-labelledby={isHeaded ? titleId : undefined}
      {...section}
      className={`${PART} ${isFacts ? FACTS : isStack ? STACK : ''} ${className}`}
    >
      {title !== undefined && (
        <div className={`flex flex-wrap items-baseline gap-2 ${isFacts || isStack ? '' : 'mb-3'}`}>
          {isHeaded ? (
            <h2 id={titleId} className={TITLE}>
              {title}
            </h2>
          ) : (
            <label htmlFor={field} className={TITLE}>
              {title}
            </label>
          )}
          {mark && <span>{mark}</span>}
        </div>
      )}
      {children}
    </section>
  )
}
