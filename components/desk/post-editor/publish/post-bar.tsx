import { Button } from '@/components/ui/controls/button'
import { useState, useRef } from 'react'
import type { PostValues } from '../form/post-values'
import { SaveBar } from '../../kit/save-bar'
import { PreviewDialog } from '../preview/preview-dialog'
import type { Post } from '@/lib/contract/posts/post'
import { Dialog, DialogFoot } from '@/components/ui/dialogs/dialog'
import type { TextParts } from '../checks/checks'
import { CardPreview, ResultPreview } from '../seo/card-preview'
import type { usePostEditor } from '../use-post-editor'
import { BeforePublishing, useUrlChecks } from './before-publishing'
import { ErrorText } from '@/components/desk/kit/feedback'
import { useMutation } from '@tanstack/react-query'
import { retryPlanMutation } from '@/lib/client/posts/post-states'
import { siteTimeZone } from '@/lib/format/dates'
import { TextField } from '../../kit/form-field'
import { Section } from '../../kit/frame'
import { TIME_NAMES } from './use-times'

/** The buttons of the post editor, with what they open: the preview, and the sheet to publish. */
export function PostBar({ editor, post, parts }: PublishProps) {
  const { saver, uploads, draft, form } = editor
  const [previewed, setPreviewed] = useState<PostValues | null>(null)
  const [isPublishing, setPublishing] = useState(false)
  return (
    <>
      <SaveBar
        action={post ? 'Update Post' : 'Create Post'}
        isSaving={saver.isSaving}
        uploads={uploads.counts}
        hasFailed={saver.refusal?.isSent}
        problem={draft.cannotStore ? 'This browser cannot store unsaved work. Save often.' : ''}
        onCancel={editor.leave}
      >
        <Button onClick={() => setPreviewed(form.read())}>Preview</Button>
        <Button onClick={() => setPublishing(true)}>Publish</Button>
      </SaveBar>
      {previewed && <PreviewDialog stored={post} values={previewed} onClose={() => setPreviewed(null)} />}
      <PublishSheet {...{ editor, post, parts }} open={isPublishing} onClose={() => setPublishing(false)} />
    </>
  )
}

type PublishProps = {
  editor: ReturnType<typeof usePostEditor>
  /** Null for a new post. */
  post: Post | null
  /** Null until the text is read. */
  parts: TextParts | null
}

type SheetProps = PublishProps & { open: boolean; onClose: () => void }

/** What a post is looked at for before it is published, or saved as published: checks, dates, and how it appears elsewhere. */
function PublishSheet({ open, onClose, editor, post, parts }: SheetProps) {
  const { base, values, change, contentRef } = editor.form
  const urlChecks = useUrlChecks()
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
          {...{ values, parts, urlChecks }}
          onShow={(pos) => leaveFor(() => contentRef.current?.show(pos))}
          onField={(field) => leaveFor(() => showField(field))}
        />
        {post && <TimeFields id={post.id} editor={editor} />}
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <ResultPreview post={post} values={values} />
          <CardPreview values={values} />
        </div>
        <DialogFoot
          submit={base.status === 'published' ? 'Save and stay published' : 'Publish now'}
          cancel="Back to the post"
          onSubmit={() => {
            onClose()
            change({ status: 'published' })
            void editor.save({ status: 'published' })
          }}
          onCancel={onClose}
        />
      </div>
    </Dialog>
  )
}

function showField(field: string): void {
  const section = document.querySelector(`[data-field="${field}"]`)
  section?.scrollIntoView({ block: 'center' })
  section?.querySelector<HTMLElement>('textarea, summary, input')?.focus({ preventScroll: true })
}

/** The dates of a stored post: when it was published, and when it is published and unpublished by itself. */
function TimeFields({ id, editor }: { id: string; editor: PublishProps['editor'] }) {
  const { isOffered, times, plan, problem, type } = editor.times
  if (!isOffered) return null
  const field = (name: keyof typeof times) => (
    <TextField
      type="datetime-local"
      label={TIME_NAMES[name]}
      value={times[name]}
      onChange={(value) => type({ [name]: value })}
    />
  )
  return (
    <Section title="Plan">
      <div className="grid gap-3 sm:grid-cols-2">
        {times.published && field('published')}
        {plan && editor.form.base.status === 'draft' && field('publish')}
        {plan && field('unpublish')}
      </div>
      <p className="mt-2 text-sm text-muted">
        {`Lists, feeds and search engines use the date. Time zone: ${siteTimeZone().replaceAll('_', ' ')}.`}
      </p>
      <ErrorText text={problem} className="mt-2" />
      {plan?.failure && <PlanFailure id={id} reason={plan.failure} />}
      {(times.publish || times.unpublish) && (
        <Button kind="bare" onClick={() => type({ publish: '', unpublish: '' })} className="mt-2">
          Remove plan
        </Button>
      )}
    </Section>
  )
}

function PlanFailure({ id, reason }: { id: string; reason: string }) {
  const { mutate: retry, isPending } = useMutation(retryPlanMutation(id))
  return (
    <div role="alert" className="mt-3 grid gap-2 text-sm wrap-anywhere text-danger">
      <p>{`This failed several times: ${reason}`}</p>
      <Button size="small" disabled={isPending} onClick={() => retry()}>
        Try again
      </Button>
    </div>
  )
}
