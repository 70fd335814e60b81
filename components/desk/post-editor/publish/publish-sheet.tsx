import { type ComponentProps, useRef } from 'react'
import type { Post } from '@/lib/contract/posts/post'
import { Dialog, DialogFoot } from '@/components/ui/dialogs/dialog'
import type { PostValues } from '../form/post-values'
import { TimeFields } from '../schedule/time-fields'
import { CardPreview, ResultPreview } from '../seo/card-preview'
import { BeforePublishing } from './before-publishing'

type Props = Pick<ComponentProps<typeof BeforePublishing>, 'parts' | 'urlChecks' | 'onShow'> &
  Pick<ComponentProps<typeof TimeFields>, 'times'> & {
    open: boolean
    onClose: () => void
    /** The post as loaded; null for a new one. */
    post: Post | null
    /** Its values as they are saved, and as they are in the form. */
    base: PostValues
    values: PostValues
    /** Publishes the post, or saves a published one. */
    onPublish: () => void
  }

/** What a post is looked at for before it is published: checks, dates, and how it appears elsewhere. */
export function PublishSheet({ open, onClose, post, base, values, times, onPublish, onShow, ...checks }: Props) {
  /** What gets the focus in place of the button that opened the sheet. */
  const place = useRef<(() => void) | null>(null)
  const leaveFor = (show: () => void) => {
    place.current = show
    onClose()
  }
  const onClosed = () => {
    const show = place.current
    place.current = null
    show?.()
    return show === null
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      finalFocus={onClosed}
      title="Publish"
      description={
        base.status === 'published' ? 'Everyone can see this post.' : 'Only admins can see this post so far.'
      }
      width="wide"
    >
      <div className="grid grid-cols-1 gap-5">
        <BeforePublishing
          {...checks}
          values={values}
          onShow={(pos) => leaveFor(() => onShow(pos))}
          onField={(field) => leaveFor(() => showField(field))}
        />
        {post && <TimeFields id={post.id} status={base.status} times={times} />}
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <ResultPreview post={post} values={values} />
          <CardPreview values={values} />
        </div>
        <DialogFoot
          submit={base.status === 'published' ? 'Save and stay published' : 'Publish now'}
          cancel="Back to the post"
          onSubmit={() => {
            onClose()
            onPublish()
          }}
          onCancel={onClose}
        />
      </div>
    </Dialog>
  )
}

/** Scrolls to a field of the form and focuses it. */
function showField(field: string): void {
  const section = document.querySelector(`[data-field="${field}"]`)
  section?.scrollIntoView({ block: 'center' })
  section?.querySelector<HTMLElement>('textarea, summary, input')?.focus({ preventScroll: true })
}
