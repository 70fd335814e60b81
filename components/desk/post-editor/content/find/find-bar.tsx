import { CheckField, FIELD } from '@/components/desk/kit/form-field'
import { Button, IconButton } from '@/components/ui/controls/button'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { focusText } from '../read-selection'
import { endSearch, foundIn, replaceAll, replaceCurrent, search, selectCurrent, step } from './find-matches'

/** Find and replace in the text. */
export function FindBar({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(() => selectedText(editor))
  const [replacement, setReplacement] = useState('')
  const [matchCase, setMatchCase] = useState(false)
  const [replaced, setReplaced] = useState<number | null>(null)
  const { count, current } = useEditorState({ editor, selector: ({ editor: present }) => foundIn(present) })
  useEffect(() => {
    search(editor, { text, matchCase })
  }, [editor, text, matchCase])
  useEffect(() => {
    field.current?.select()
    return () => endSearch(editor)
  }, [editor])
  const close = () => {
    selectCurrent(editor)
    onClose()
    focusText(editor)
  }
  const go = (by: 1 | -1) => {
    step(editor, by)
    setReplaced(null)
  }
  const replace = () => {
    replaceCurrent(editor, replacement)
    setReplaced(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Escape') close()
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (event.target === field.current) go(event.shiftKey ? -1 : 1)
    else replace()
  }
  const status = replaced === null ? countText(text, count, current) : `${replaced} replaced`
  return (
    <div
      role="search"
      aria-label="Find and replace"
      className="find-bar sticky z-10 grid gap-2 border-b border-line bg-surface p-2 sm:grid-cols-2 sm:px-3"
    >
      <div className="flex items-center gap-1">
        <Line
          ref={field}
          label="Find"
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setReplaced(null)
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton isSmall icon={ChevronUp} label="Previous" disabled={!count} onClick={() => go(-1)} />
        <IconButton isSmall icon={ChevronDown} label="Next" disabled={!count} onClick={() => go(1)} />
      </div>
      <div className="flex items-center gap-1">
        <Line
          label="Replace with"
          value={replacement}
          onChange={({ target }) => setReplacement(target.value)}
          onKeyDown={onKeyDown}
        />
        <Button kind="bare" size="small" disabled={current < 0} onClick={replace}>
          Replace
        </Button>
        <Button kind="bare" size="small" disabled={!count} onClick={() => setReplaced(replaceAll(editor, replacement))}>
          All
        </Button>
        <IconButton isSmall icon={X} label="Close find and replace" onClick={close} />
      </div>
      <div className="flex items-center gap-4 text-sm text-muted">
        <CheckField checked={matchCase} onChange={setMatchCase}>
          Match case
        </CheckField>
        <span role="status">{status}</span>
      </div>
    </div>
  )
}

function Line({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  const className = `${FIELD} !py-1.5 !text-sm`
  return <input {...input} {...{ className }} aria-label={label} placeholder={label} dir="auto" autoComplete="off" />
}

function countText(text: string, count: number, current: number): string {
  if (!text) return ''
  return count ? `${current + 1} of ${count}` : 'Not found'
}

function selectedText({ state: { doc, selection } }: Editor): string {
  const { $from, $to, from, to } = selection
  return $from.sameParent($to) && $from.parent.isTextblock ? doc.textBetween(from, to) : ''
}
