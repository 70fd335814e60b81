import { ChevronDown } from 'lucide-react'
import { type ReactNode, type Ref, type ComponentProps, useId, useState } from 'react'
import { CARD } from '@/components/ui/styles'
import { PART, TITLE } from './form-field'
import { ErrorText } from './feedback'
import Link from 'next/link'
import { FallbackPicture } from '@/components/ui/display/fallback-picture'
import { safeAddress } from '@/lib/format/addresses/hosts'

/** Figures by their labels, side by side. */
export function Counts({ counts }: { counts: Readonly<Record<string, number>> }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-3">
      {Object.entries(counts).map(([label, count]) => (
        <div key={label} className="flex flex-col-reverse justify-end rounded-lg bg-tint p-3">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-2xl font-bold tabular-nums">{count.toLocaleString('en-US')}</dd>
        </div>
      ))}
    </dl>
  )
}

const COLUMN = 'grid min-w-0 grid-cols-1 content-start gap-5'

type ScreenColumnsProps = {
  ref?: Ref<HTMLDivElement>
  /** What is above both columns. */
  top?: ReactNode
  /** The sections of the sidebar, which is below on phones. */
  side?: ReactNode
  children: ReactNode
}

/** Body of a screen of the editor: the sections of the main column, and those of the sidebar. */
export function ScreenColumns({ ref, top, side, children }: ScreenColumnsProps) {
  return (
    <div className="mx-auto w-full max-w-7xl grow px-4 py-6 sm:px-6 lg:py-8">
      <div className="empty:hidden">{top}</div>
      <div ref={ref} className="grid grid-cols-1 gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className={COLUMN}>{children}</div>
        <div className={COLUMN}>{side}</div>
      </div>
    </div>
  )
}

type ScrollListProps = {
  title: string
  /** What is below the list, such as how much of it is not shown. */
  note?: string | false
  children: ReactNode[]
}

/** A list with a title that may be long: it scrolls by itself. Nothing if it is empty. */
export function ScrollList({ title, note, children }: ScrollListProps) {
  if (children.length === 0) return null
  return (
    <div>
      <h3 className="mb-1 text-sm font-semibold">{title}</h3>
      <ul
        aria-label={title}
        tabIndex={0}
        className="max-h-64 divide-y divide-line overflow-y-auto rounded-lg border border-line text-sm wrap-anywhere *:px-3 *:py-2"
      >
        {children}
      </ul>
      {note && <p className="mt-1 text-sm text-muted">{note}</p>}
    </div>
  )
}

/** An item of a list of rows of a file, with its number. */
export function NumberedRow({ row, children }: { row: number; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span className="w-20 shrink-0 text-muted tabular-nums">{`Row ${row}`}</span>
      <span className="min-w-0">{children}</span>
    </li>
  )
}

type WrongRowsProps = Partial<Pick<ScrollListProps, 'title' | 'note'>> & {
  rows: readonly { row: number; reason: string }[]
}

/** Rows of a file that are left out, each with the reason. */
export function WrongRows({ title = 'Wrong rows', note = false, rows }: WrongRowsProps) {
  return (
    <ScrollList title={title} note={note}>
      {rows.map(({ row, reason }) => (
        <NumberedRow key={row} row={row}>
          {reason}
        </NumberedRow>
      ))}
    </ScrollList>
  )
}

type FoldProps = {
  title: string
  /** Whether there is something in it, which opens it. */
  isFilled?: boolean
  /** Whether a field in it has an error, which opens it. */
  hasError?: boolean
  children: ReactNode
}

/** Sections that are closed at first: what is rarely changed, or empty. */
export function Fold({ title, isFilled = false, hasError = false, children }: FoldProps) {
  const [isOpen, setOpen] = useState(isFilled)
  const [wasFilled, setWasFilled] = useState(isFilled)
  if (wasFilled !== isFilled) {
    setWasFilled(isFilled)
    if (isFilled) setOpen(true)
  }
  return (
    <details
      open={isOpen || hasError}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group/fold grid min-w-0"
    >
      <summary className={`${CARD} ${TITLE} flex min-h-12 items-center gap-2 px-4 sm:px-5`}>
        <ChevronDown aria-hidden="true" className="size-4.5 transition-transform group-open/fold:rotate-180" />
        <span>{title}</span>
      </summary>
      <div className="mt-5 grid grid-cols-1 gap-5">{children}</div>
    </details>
  )
}

type SectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: string
  /** The id of the only field, whose label is the title. */
  field?: string
  /** What follows the title. */
  mark?: ReactNode
  /** Why a save was refused for its field. */
  error?: string | undefined
  /** Whether it shows facts rather than fields: smaller text, one below the other. */
  isFacts?: boolean
  /** Whether its parts are one below the other with one distance between them. */
  isStack?: boolean
}

const STACK = 'grid grid-cols-1 content-start gap-4'

const FACTS = 'grid grid-cols-1 content-start gap-3 text-sm [&>button]:justify-self-start'

/** A box of an editor's screen with its title, which is a heading or the label of its only field. */
export function Section(props: SectionProps) {
  const { title, field, mark, error, isFacts = false, isStack = false, className = '', children, ...section } = props
  const titleId = useId()
  const isHeaded = title !== undefined && field === undefined
  return (
    <section
      aria-labelledby={isHeaded ? titleId : undefined}
      {...section}
      className={`${PART} ${isFacts ? FACTS : isStack ? STACK : ''} ${className}`}
    >
      {title !== undefined && (
        <div className={`relative flex flex-wrap items-center gap-2 ${isFacts || isStack ? '' : 'mb-3'}`}>
          {isHeaded ? (
            <h2 id={titleId} className={TITLE}>
              {title}
            </h2>
          ) : (
            <label htmlFor={field} className={TITLE}>
              {title}
            </label>
          )}
          {mark && <div>{mark}</div>}
        </div>
      )}
      {children}
      <ErrorText text={error} className="mt-2" />
    </section>
  )
}

/** A text that somebody wrote, in the direction of its language. */
export function Words({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <span dir="auto" className={`wrap-anywhere ${className}`}>
      {children}
    </span>
  )
}

type PictureProps = Omit<ComponentProps<typeof FallbackPicture>, 'addresses' | 'alt'> & {
  address: string | null | undefined
  /** Empty by default: a picture that adds nothing to the words beside it. */
  alt?: string
}

/** A picture by its address; nothing without one that is safe to load. */
export function Picture({ address, alt = '', ...picture }: PictureProps) {
  const shown = safeAddress(address)
  return shown && <FallbackPicture key={shown} addresses={[shown]} alt={alt} {...picture} />
}

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> & { post?: string; product?: string; name?: string }

/**
 * A link to the editor of a post or a product, by its id.
 * @param props.name its title or name, which may be empty; the children without it.
 */
export function RecordLink({ post, product, name, children, ...link }: Props) {
  const path = post === undefined ? `product/${encodeURIComponent(product ?? '')}` : `post/${encodeURIComponent(post)}`
  return (
    <Link dir="auto" {...link} href={`/admin/${path}`} prefetch={false}>
      {name === undefined ? children : name || 'Untitled'}
    </Link>
  )
}
