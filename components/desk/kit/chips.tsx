import { IconButton } from '@/components/ui/controls/button'
import { X } from 'lucide-react'
import { useRef, use } from 'react'
import { useQuery } from '@tanstack/react-query'
import { CARD } from '@/components/ui/styles'
import { tagsQuery } from '@/lib/client/posts/tags'
import { tagKey } from '@/lib/format/texts/tag-key'
import { OwnApi } from './whole-contract'

type Props<Text extends string> = {
  id?: string
  label: string
  texts: Text[]
  /** What each text is, for the accessible name of its button. */
  kind: string
  onChange: (texts: Text[]) => void
  focusField: () => void
}

/** Chosen values, each with a remove button; focus moves to the next one, from the last to the field. */
export function ChipList<Text extends string>({ id, label, texts, kind, onChange, focusField }: Props<Text>) {
  const list = useRef<HTMLUListElement>(null)
  const remove = (text: Text) => {
    const next = list.current?.querySelectorAll('button')[texts.indexOf(text) + 1]
    if (next) next.focus()
    else focusField()
    onChange(texts.filter((other) => other !== text))
  }
  return (
    <ul ref={list} id={id} aria-label={label} className="mt-3 flex flex-wrap gap-2 empty:hidden">
      {texts.map((text) => (
        <li key={text} className="flex max-w-full items-center rounded-2xl bg-tint ps-3 text-sm text-ink">
          <span dir="auto" className="min-w-0 py-1 wrap-anywhere">
            {text}
          </span>
          <IconButton isSmall icon={X} label={`Remove ${kind} ${text}`} onClick={() => remove(text)} />
        </li>
      ))}
    </ul>
  )
}

/** CSS classes of a text input, a select and a textarea of the form. */
export const FIELD =
  'w-full rounded-lg border border-field bg-surface px-3 py-2 text-base text-ink placeholder:text-muted ' +
  'hover:border-muted aria-invalid:border-danger disabled:opacity-60'

export const LABEL = 'block text-sm font-semibold text-ink'

/** CSS classes of a section of an editor's screen, and of its title. */
export const PART = `min-w-0 p-4 sm:p-5 ${CARD}`

export const TITLE = 'font-sans text-base leading-snug font-semibold tracking-normal text-ink'

/** CSS classes of a plain remove button. */
export const PLAIN_DANGER =
  'inline-flex min-h-10 items-center gap-2 rounded-lg px-3 text-sm font-semibold text-danger hover:bg-tint'

const NONE: readonly string[] = []

/** Suggestions at once. */
const MOST = 8

/** The tags of other posts, the most used first; none if the API does not list them. */
export function useKnownTags(): readonly string[] {
  const offered = use(OwnApi)
  const { data } = useQuery({ ...tagsQuery, enabled: offered, select: byUse })
  return data ?? NONE
}

const byUse = (tags: { tag: string; posts: number }[]) =>
  tags.toSorted((a, b) => b.posts - a.posts).map(({ tag }) => tag)

/** The tags that a text may become: those that begin with it first, without those that are chosen. */
export function suggestedTags(text: string, known: readonly string[], chosen: readonly string[]): string[] {
  const requested = tagKey(text)
  if (!requested) return []
  const matching = known.filter((tag) => !chosen.includes(tag) && tagKey(tag).includes(requested))
  const starts = (tag: string) => Number(!tagKey(tag).startsWith(requested))
  return matching.toSorted((a, b) => starts(a) - starts(b)).slice(0, MOST)
}
