import { X } from 'lucide-react'
import { useRef } from 'react'

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
          <button
            type="button"
            aria-label={`Remove ${kind} ${text}`}
            onClick={() => remove(text)}
            className="grid size-8 shrink-0 place-items-center rounded-full text-muted hover:text-ink"
          >
            <X aria-hidden="true" className="size-3.5" />
          </button>
        </li>
      ))}
    </ul>
  )
}
