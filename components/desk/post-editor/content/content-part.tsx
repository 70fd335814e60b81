import { type ComponentProps, useId } from 'react'
import { TITLE } from '../../kit/chips'
import { ContentEditor } from './content-editor'
import { UnsupportedNotice } from './unsupported/unsupported-notice'

type Props = Omit<ComponentProps<typeof ContentEditor>, 'labelledBy' | 'onContentError'> & {
  /** Readable names of what the editor would lose of the content; if there are any, the content is read-only. */
  unsupported: string[]
  onUnsupported: () => void
}

/** The content of the post: the editor, or a read-only view if the editor cannot represent it. */
export function ContentPart({ unsupported, onUnsupported, initial, ...editor }: Props) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 border-y border-line bg-surface max-sm:-mx-4 sm:rounded-card sm:border"
    >
      <h2 id={id} className={`${TITLE} px-4 py-3 sm:px-5`}>
        Content
      </h2>
      {unsupported.length ? (
        <UnsupportedNotice html={initial} unsupported={unsupported} />
      ) : (
        <ContentEditor {...editor} initial={initial} labelledBy={id} onContentError={onUnsupported} />
      )}
    </section>
  )
}
