import { startTransition, useCallback, useRef, useState } from 'react'
import type { ContentHandle } from '../content/content-editor'
import { changedFields, type PostValues } from './post-values'

/**
 * What is filled in, against what it was made from: what was loaded or saved last. The body lives in its
 * editor and is read from there; one that the editor cannot hold stays as it was loaded.
 */
export function usePostForm(load: () => PostValues) {
  const [base, setBase] = useState(load)
  const [values, setValues] = useState(base)
  const [isContentChanged, setContentChanged] = useState(false)
  const contentRef = useRef<ContentHandle>(null)

  const change = useCallback((part: Partial<PostValues>) => setValues((present) => ({ ...present, ...part })), [])
  // What is typed shows first: the form around it has time.
  const onContentEdit = useCallback(() => startTransition(() => setContentChanged(contentRef.current?.isChanged() ?? false)), [])

  const read = (): PostValues => ({ ...values, content: contentRef.current?.html() ?? base.content })
  const fieldsChanged = changedFields({ ...values, content: '' }, { ...base, content: '' })

  return {
    base,
    values,
    contentRef,
    change,
    onContentEdit,
    read,
    isChanged: isContentChanged || fieldsChanged.length > 0,
    /** The values to save, and how to say that they were saved. */
    take: () => {
      const taken = contentRef.current?.take()
      const sent = { ...values, content: taken?.html ?? base.content }
      return {
        values: sent,
        settle: () => {
          taken?.settle()
          setBase(sent)
          setContentChanged(contentRef.current?.isChanged() ?? false)
        },
      }
    },
    /** Fills everything in anew. @param madeFrom what the values were made from. */
    fill: (next: PostValues, madeFrom: PostValues) => {
      setValues(next)
      setBase(madeFrom)
      contentRef.current?.replace(next.content, madeFrom.content)
      setContentChanged(contentRef.current?.isChanged() ?? false)
    },
  }
}

export type PostForm = ReturnType<typeof usePostForm>
