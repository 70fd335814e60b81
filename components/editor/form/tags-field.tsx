'use client'

import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { MAX_TAG_LENGTH, MAX_TAGS } from '@/lib/contract/limits'
import { isSaveKey } from '../is-save-key'
import { ChipList } from './chip-list'
import { PART, FIELD, LABEL } from './field-style'

type Props = { tags: string[]; onChange: (tags: string[]) => void }

const TOO_MANY = `A post can have ${MAX_TAGS} tags at most`

/** Tags: Enter adds the typed one, Backspace in an empty field removes the last. */
export function TagsField({ tags, onChange }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const tag = text.trim()
  const isNew = tag !== '' && !tags.includes(tag)
  const isBeyond = isNew && tags.length >= MAX_TAGS
  const add = () => {
    if (isBeyond) return
    if (isNew) onChange([...tags, tag])
    setText('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      add()
    } else if (isSaveKey(event)) {
      // The form reads its state when the key event reaches it.
      flushSync(add)
    } else if (event.key === 'Backspace' && text === '' && tags.length > 0) {
      onChange(tags.slice(0, -1))
    }
  }
  return (
    <section className={PART}>
      <label htmlFor={id} className={LABEL}>
        Category Tags
      </label>
      <input
        id={id}
        ref={field}
        dir="auto"
        value={text}
        maxLength={MAX_TAG_LENGTH}
        enterKeyHint="done"
        placeholder="Type a tag and press Enter"
        aria-invalid={isBeyond}
        aria-describedby={isBeyond ? `${id}-error` : `${id}-tags`}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={add}
        className={`${FIELD} mt-2`}
      />
      {isBeyond && (
        <p id={`${id}-error`} role="alert" className="mt-2 text-sm text-danger">
          {TOO_MANY}
        </p>
      )}
      <ChipList
        id={`${id}-tags`}
        label="Tags"
        texts={tags}
        kind="tag"
        onChange={onChange}
        focusField={() => field.current?.focus()}
      />
    </section>
  )
}
