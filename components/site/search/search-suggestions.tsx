import { type RefObject, useId } from 'react'
import { safeAddress } from '@/lib/format/addresses/hosts'
import { foldWord } from '@/lib/format/texts/words'
import { FallbackPicture } from '../../ui/display/fallback-picture'
import { useSuggestions } from './use-suggestions'

/** Search suggestions below the box: a listbox that the arrow keys of the box move through. */
export function SearchSuggestions({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const id = useId()
  const { groups, active, isOpen, pick } = useSuggestions(input, id)
  if (!isOpen) return null
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggestions"
      onMouseDown={(event) => event.preventDefault()}
      className="appear absolute inset-x-2 top-full z-50 mt-1 md:inset-x-0 max-h-[70vh] overflow-y-auto rounded-lg border border-line bg-surface py-2 text-ink shadow-lift"
    >
      {groups.map(({ name, typed, options }) => (
        <div
          key={name}
          role={name ? 'group' : undefined}
          aria-label={name || undefined}
          className={
            name
              ? undefined
              : 'font-semibold text-link not-first:mt-2 not-first:border-t not-first:border-line not-first:pt-2'
          }
        >
          {name && (
            <p aria-hidden="true" className="px-3 pt-2 pb-1 text-sm font-semibold text-muted">
              {name}
            </p>
          )}
          {options.map((option) => (
            <div
              key={option.key}
              id={`${id}-${option.key}`}
              role="option"
              aria-selected={option.key === active}
              onClick={() => pick(option)}
              dir="auto"
              className="flex min-h-10 cursor-pointer items-center gap-3 px-3 py-1.5 text-sm wrap-anywhere hover:bg-tint aria-selected:bg-tint"
            >
              {option.picture !== undefined && <Thumbnail address={option.picture} />}
              <span lang={option.language}>{name ? <Matched text={option.text} typed={typed} /> : option.text}</span>
              {option.price && <span className="ms-auto shrink-0 text-muted tabular-nums">{option.price}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

/** A text in which what was typed is bold, at the beginning of words. */
function Matched({ text, typed }: { text: string; typed: string }) {
  const starts = typed.split(/\s+/).map(foldWord).filter(Boolean)
  const pieces = text.split(/(?<![\p{L}\p{N}\p{M}])(?=[\p{L}\p{N}])/u)
  return pieces.map((piece, at) => {
    const length = starts.find((start) => foldWord(piece).startsWith(start))?.length ?? 0
    return (
      <span key={at}>
        {length > 0 && <b>{piece.slice(0, length)}</b>}
        <span>{piece.slice(length)}</span>
      </span>
    )
  })
}

/** A small picture, or its empty frame. */
function Thumbnail({ address }: { address: string | null }) {
  const safe = safeAddress(address)
  return (
    <span className="size-9 shrink-0 overflow-hidden rounded-md bg-picture">
      <FallbackPicture addresses={safe ? [safe] : []} alt="" sizes="36px" className="size-full object-cover" />
    </span>
  )
}
