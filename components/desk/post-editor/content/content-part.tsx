import { type ComponentProps, useId } from 'react'
import { TITLE } from '../../kit/chips'
import { ContentEditor } from './content-editor'

/** The content of the post with its heading. */
export function ContentPart(editor: Omit<ComponentProps<typeof ContentEditor>, 'labelledBy'>) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 border-y border-line bg-surface max-sm:-mx-4 sm:rounded-card sm:border"
    >
      <h2 id={id} className={`${TITLE} px-4 py-3 sm:px-5`}>
        Content
      </h2>
      <ContentEditor {...editor} labelledBy={id} />
    </section>
  )
}
