import { Button } from '@/components/ui/controls/button'
import { Autocomplete } from '@base-ui/react/autocomplete'
import { type KeyboardEvent, use, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { MAX_TAG_LENGTH, MAX_TAGS } from '@/lib/contract/limits'
import { otherSpelling, tagKey } from '@/lib/format/texts/tag-key'
import { useQuery } from '@tanstack/react-query'
import { tagsQuery } from '@/lib/client/posts/tags'
import { OwnApi } from '@/components/desk/kit/whole-contract'
import { isSaveKey } from '@/components/ui/dialogs/is-save-key'
import { ChipList, FIELD } from '@/components/desk/kit/form-field'
import { Section } from '@/components/desk/kit/frame'

type Props = {
  tags: string[]
  /** Why a save was refused for them. */
  error?: string | undefined
  onChange: (tags: string[]) => void
}

const TOO_MANY = `A post can have ${MAX_TAGS} tags at most`

/** Tags: Enter adds the typed or highlighted one, Backspace in an empty field removes the last. */
export function TagsField({ tags, error, onChange }: Props) {
  const id = useId()
  const known = useKnownTags()
  const field = useRef<HTMLInputElement>(null)
  const highlighted = useRef<string | undefined>(undefined)
  const [text, setText] = useState('')
  const [wantsList, setOpen] = useState(false)
  const suggestions = suggestedTags(text, known, tags)
  const isOpen = wantsList && suggestions.length > 0
  const isBeyond = isNewTag(text, tags) && tags.length >= MAX_TAGS
  const add = (typed: string) => {
    setOpen(false)
    if (isNewTag(typed, tags) && tags.length >= MAX_TAGS) return setText(typed)
    if (isNewTag(typed, tags)) onChange([...tags, typed.trim()])
    setText('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      // Enter on a suggestion is a press of it.
      if (!isOpen || highlighted.current === undefined) add(text)
    } else if (isSaveKey(event)) {
      // The form reads its state when the key event reaches it.
      flushSync(() => add(text))
    } else if (event.key === 'Backspace' && text === '' && tags.length > 0) {
      onChange(tags.slice(0, -1))
    } else if (event.key === 'Escape') setOpen(false)
  }
  return (
    <Section title="Category Tags" field={id} error={isBeyond ? TOO_MANY : error}>
      <Autocomplete.Root
        inline
        open={isOpen}
        onOpenChange={setOpen}
        items={suggestions}
        filter={null}
        value={text}
        onItemHighlighted={(tag) => (highlighted.current = tag)}
        onValueChange={(next, { reason }) => {
          if (reason === 'item-press') return
          setText(next)
          setOpen(true)
        }}
      >
        <div className="relative">
          <Autocomplete.Input
            id={id}
            ref={field}
            dir="auto"
            maxLength={MAX_TAG_LENGTH}
            enterKeyHint="done"
            placeholder="Type a tag and press Enter"
            aria-expanded={isOpen}
            aria-invalid={isBeyond || error !== undefined}
            aria-describedby={`${id}-tags`}
            onKeyDown={onKeyDown}
            onBlur={() => add(text)}
            className={FIELD}
          />
          {isOpen && (
            <Autocomplete.List
              aria-label="Tags of other posts"
              onMouseDown={(event) => event.preventDefault()}
              className="absolute inset-x-0 top-full z-40 mt-1 max-h-80 overflow-y-auto rounded-lg border border-line bg-surface py-1 shadow-lift"
            >
              {(tag: string) => (
                <Autocomplete.Item
                  key={tag}
                  value={tag}
                  onClick={() => add(tag)}
                  dir="auto"
                  className="flex min-h-10 cursor-pointer items-center px-3 py-1 text-sm wrap-anywhere outline-none select-none data-highlighted:bg-tint"
                >
                  {tag}
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          )}
        </div>
      </Autocomplete.Root>
      <ChipList
        id={`${id}-tags`}
        label="Tags"
        texts={tags}
        kind="tag"
        onChange={onChange}
        focusField={() => field.current?.focus()}
      />
      <Spellings tags={tags} known={known} onChange={onChange} />
    </Section>
  )
}

const isNewTag = (text: string, tags: string[]) => text.trim() !== '' && !tags.includes(text.trim())

/** Points out tags that are another spelling of one that other posts have. */
function Spellings({ tags, known, onChange }: Props & { known: readonly string[] }) {
  const found = tags.flatMap((tag) => {
    const other = known.includes(tag) ? null : otherSpelling(tag, known)
    return other && !tags.includes(other) ? [{ tag, other }] : []
  })
  return (
    <div role="status" className="mt-2 grid gap-1 text-sm text-muted empty:hidden">
      {found.map(({ tag, other }) => (
        <p key={tag} className="flex flex-wrap items-center gap-x-2">
          <span>{`Other posts have “${other}”.`}</span>
          <Button kind="bare" size="small" onClick={() => onChange(tags.map((each) => (each === tag ? other : each)))}>
            {`Use “${other}”`}
          </Button>
        </p>
      ))}
    </div>
  )
}

/** Suggestions at once. */
const MOST = 8

/** The tags of other posts, the most used first; none if the API does not list them. */
function useKnownTags(): readonly string[] {
  const { data = [] } = useQuery({ ...tagsQuery, enabled: use(OwnApi), select: byUse })
  return data
}

const byUse = (tags: { tag: string; posts: number }[]) =>
  tags.toSorted((a, b) => b.posts - a.posts).map(({ tag }) => tag)

/** The tags that a text may become: those that begin with it first, without those that are chosen. */
function suggestedTags(text: string, known: readonly string[], chosen: readonly string[]): string[] {
  const requested = tagKey(text)
  if (!requested) return []
  const matching = known.filter((tag) => !chosen.includes(tag) && tagKey(tag).includes(requested))
  const starts = (tag: string) => Number(!tagKey(tag).startsWith(requested))
  return matching.toSorted((a, b) => starts(a) - starts(b)).slice(0, MOST)
}
