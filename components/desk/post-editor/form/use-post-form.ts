import { startTransition, useRef, useState } from 'react'
import { type PostValues, changedFields } from './post-values'
import type { ContentHandle } from '../content/content-editor'

/** Labels of the form fields. */
export const FIELD_NAMES: Record<keyof PostValues, string> = {
  title: 'Title',
  summary: 'Short Summary',
  previewImage: 'Preview Image',
  previewImageAlt: 'Alt text of the preview image',
  previewImageCaption: 'Caption of the preview image',
  content: 'Content',
  products: 'Linked Products',
  tags: 'Category Tags',
  categories: 'Categories',
  status: 'Status',
  seo: 'Search engines and sharing',
  author: 'Author',
}

/**
 * Form state against its base: the values loaded or saved last. The content is read from its editor; content
 * that the editor cannot represent stays as it was loaded.
 */
export function usePostForm(load: () => PostValues) {
  const [base, setBase] = useState(load)
  const [values, setValues] = useState(base)
  const [isContentChanged, setContentChanged] = useState(false)
  const contentRef = useRef<ContentHandle>(null)

  const change = (part: Partial<PostValues>) => setValues((present) => ({ ...present, ...part }))
  const noteContent = () => setContentChanged(contentRef.current?.isChanged() ?? false)
  // Typing renders first: updating the form is a transition.
  const onContentEdit = () => startTransition(noteContent)

  const read = (): PostValues => ({ ...values, content: contentRef.current?.html() ?? base.content })
  const readDraft = (): PostValues => ({ ...values, content: contentRef.current?.draft() ?? base.content })
  const fieldsChanged = changedFields({ ...values, content: '' }, { ...base, content: '' })

  return {
    base,
    values,
    contentRef,
    change,
    onContentEdit,
    read,
    /** The values for a draft, which are read often. */
    readDraft,
    isChanged: isContentChanged || fieldsChanged.length > 0,
    /** The values to save, and a function to mark them as saved. @param changed values that it is about to take over. */
    snapshot: (changed: Partial<PostValues> = {}) => {
      const taken = contentRef.current?.snapshot()
      const sent = { ...values, ...changed, content: taken?.html ?? base.content }
      return {
        values: sent,
        markSaved: () => {
          taken?.markSaved()
          setBase(sent)
          noteContent()
        },
      }
    },
    /**
     * Replaces all values.
     * @param madeFrom the values that they are based on.
     */
    fill: (next: PostValues, madeFrom: PostValues) => {
      setValues(next)
      setBase(madeFrom)
      contentRef.current?.replace(next.content, madeFrom.content)
      noteContent()
    },
  }
}
