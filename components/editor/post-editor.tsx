import { use, useEffect, useState, type FormEvent, type KeyboardEvent } from 'react'
import { fetchPicture, findPosts, postTitle, readVideo } from '@/lib/client/editor-services'
import type { Post } from '@/lib/contract/posts/post'
import { ADMIN_TEXTS } from '@/lib/contract/admin-texts'
import { ApiCapabilities } from '../admin/api-capabilities'
import { notify } from '../site/frame/notify'
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog'
import { Breadcrumb } from './frame/screen-head'
import { BeforePublishing } from './checks/before-publishing'
import { useTextParts } from './checks/use-text-parts'
import { ContentPart } from './content/content-part'
import { ConflictDialog } from './drafts/conflict-dialog'
import { DraftOffer } from './drafts/draft-offer'
import { GoneDialog } from './drafts/gone-dialog'
import { CategoriesField } from './form/fields/categories-field'
import { useKnownTags } from './form/fields/known-tags'
import type { ChosenProduct, PostValues } from './form/post-values'
import { PreviewImageField } from './form/fields/preview-image-field'
import { StatusField } from './form/fields/status-field'
import { TagsField } from './form/fields/tags-field'
import { TextFields } from './form/fields/text-fields'
import { HistoryLink } from './history/history-link'
import { isSaveKey } from './is-save-key'
import { LibraryButton } from './library/library-button'
import { LinkedProducts } from './products/picker/linked-products'
import { ProductCardDialog } from './products/picker/product-card-dialog'
import { PreviewDialog } from './preview/preview-dialog'
import { ProductPicker } from './products/picker/product-picker'
import { PlanField } from './schedule/plan-field'
import { PublishedField } from './schedule/published-field'
import { SeoSection } from './seo/seo-section'
import { SaveBar } from './save-bar'
import { useInert } from './use-inert'
import { usePostEditor } from './use-post-editor'

type Props = {
  /** The post as loaded; null for a new one. */
  post: Post | null
  /** Called with a post that was saved as a merge of two versions, to restart the form with it. */
  onMerged: (post: Post) => void
}

const SERVICES = { readVideo, fetchPicture, findPosts, postTitle, LibraryButton, ProductDialog: ProductCardDialog }

/** The form of a post: content in the main column, everything else in the sidebar. */
export function PostEditor({ post, onMerged }: Props) {
  const editor = usePostEditor(post, onMerged)
  const { uploads, saver, draft } = editor
  const { values, base, contentRef, change, isChanged } = editor.form
  const { touch } = draft
  const { pictures: takesPictures } = use(ApiCapabilities)
  const text = useTextParts(contentRef)
  const knownTags = useKnownTags()
  const [previewed, setPreviewed] = useState<PostValues | null>(null)
  // The form of a new post is inert while it is saved and left: further input would be lost.
  const fields = useInert<HTMLDivElement>(!post && saver.isSaving)
  useEffect(() => touch(), [touch, values])
  const onContentEdit = () => {
    editor.form.onContentEdit()
    text.onEdit()
    touch()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void editor.save()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    // A popup over the form may dispatch the key more than once.
    if (!isSaveKey(event) || event.defaultPrevented) return
    event.preventDefault()
    event.currentTarget.requestSubmit()
  }
  const onLink = (product: ChosenProduct) => change({ products: [...values.products, product] })
  const pictures = { upload: uploads.upload, notify, onBusy: uploads.onBusy }
  return (
    <form noValidate onSubmit={onSubmit} onKeyDown={onKeyDown} className="flex grow flex-col">
      <Breadcrumb
        id={post?.id ?? null}
        title={post ? base.title || 'Untitled' : 'Create Post'}
        isChanged={isChanged}
        onBack={editor.leave}
      />
      <div className="mx-auto w-full max-w-7xl grow px-4 py-6 sm:px-6 lg:py-8">
        {draft.offer && (
          <DraftOffer
            draft={draft.offer}
            isStale={draft.offer.basedOn !== editor.version}
            onRestore={editor.restore}
            onDiscard={draft.discard}
          />
        )}
        <div ref={fields} className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid min-w-0 content-start gap-6">
            <TextFields
              values={values}
              refused={editor.isRefused}
              titleRef={editor.title}
              summaryRef={editor.summary}
              onChange={change}
            />
            <LinkedProducts value={{ linked: values.products, onLink }}>
              <ContentPart
                {...pictures}
                ref={contentRef}
                services={takesPictures ? SERVICES : { ...SERVICES, fetchPicture: null }}
                initial={post?.content ?? ''}
                unsupported={editor.unsupported}
                onEdit={onContentEdit}
                onUploads={uploads.onUploads}
                onUnsupported={editor.onUnsupported}
              />
            </LinkedProducts>
            <SeoSection {...pictures} id={post?.id ?? null} values={values} onChange={change} />
          </div>
          <div className="grid min-w-0 content-start gap-4">
            <StatusField status={values.status} onChange={(status) => change({ status })}>
              {post && <HistoryLink id={post.id} savedAt={editor.version} />}
            </StatusField>
            {post && editor.publishedAt && (
              <PublishedField
                key={editor.publishedAt}
                id={post.id}
                publishedAt={editor.publishedAt}
                version={editor.version}
                onSaved={editor.noteSaved}
              />
            )}
            {post && <PlanField id={post.id} status={base.status} />}
            <BeforePublishing values={values} parts={text.parts} onShow={(pos) => contentRef.current?.show(pos)} />
            <PreviewImageField {...pictures} values={values} onChange={change} />
            <ProductPicker chosen={values.products} onChange={(products) => change({ products })} />
            <CategoriesField categories={values.categories} onChange={(categories) => change({ categories })} />
            <TagsField tags={values.tags} known={knownTags} onChange={(tags) => change({ tags })} />
          </div>
        </div>
      </div>
      <SaveBar
        isNew={!post}
        isSaving={saver.isSaving}
        hasFailed={saver.hasFailed}
        cannotStore={draft.cannotStore}
        uploads={uploads.counts}
        onPreview={() => setPreviewed(editor.form.read())}
        onCancel={editor.leave}
      />
      {previewed && <PreviewDialog stored={post} values={previewed} onClose={() => setPreviewed(null)} />}
      <Questions editor={editor} />
    </form>
  )
}

/** Dialogs of the editor: leaving with unsaved work, a conflict, and a deleted post. */
function Questions({ editor }: { editor: ReturnType<typeof usePostEditor> }) {
  const { guard, saver, form } = editor
  return (
    <>
      <ConfirmDialog
        open={guard.question !== null}
        title="Leave this page?"
        message={ADMIN_TEXTS.confirmLeave}
        confirmLabel="Leave"
        cancelLabel="Stay"
        onConfirm={() => guard.question?.leave()}
        onCancel={() => guard.question?.stay()}
      />
      {saver.conflict && (
        <ConflictDialog
          key={saver.conflict.theirs.updatedAt}
          message={saver.conflict.message}
          base={saver.conflict.base}
          mine={saver.conflict.choice ?? form.read()}
          theirs={saver.conflict.theirs.values}
          isSaving={saver.isSaving}
          onSave={(merged) => void editor.saveMerged(merged)}
          onCancel={saver.closeConflict}
        />
      )}
      <GoneDialog
        open={saver.isGone}
        isSaving={saver.isSaving}
        onSaveAsNew={() => void editor.saveAsNew()}
        onRestore={editor.restoreAndSave && (() => void editor.restoreAndSave?.())}
        onCancel={saver.closeGone}
      />
    </>
  )
}
