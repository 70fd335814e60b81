import { use, useEffect, useId, useState } from 'react'
import type { Post } from '@/lib/contract/posts/post'
import { safeAddress } from '@/lib/format/addresses/hosts'
import { OwnApi } from '../kit/whole-contract'
import type { TextParts } from './checks/checks'
import { ContentEditor } from './content/content-editor'
import { ConflictDialog, GoneDialog } from './drafts/conflict-dialog'
import { DraftOffer, OpenElsewhere } from '@/components/desk/post-editor/drafts/draft-offer'
import { CategoriesField } from './form/fields/categories-field'
import type { ChosenProduct } from './form/post-values'
import type { UploadProps } from '../pictures/picture-field'
import { PreviewImageField } from './form/fields/preview-image-field'
import { AuthorField, StatusField } from './form/fields/choice-fields'
import { TagsField } from './form/fields/tags-field'
import { TextFields } from './form/fields/text-fields'
import { Button } from '@/components/ui/controls/button'
import { EditorForm } from '@/components/desk/kit/save-bar'
import { Fold, ScreenColumns, Section } from '../kit/frame'
import { History } from 'lucide-react'
import { formatMoment } from '@/lib/format/dates'
import { LinkedProducts, usePastedProducts } from '@/components/desk/post-editor/picker/use-loaded-products'
import { ProductPicker } from '@/components/desk/post-editor/picker/product-picker'
import { PostBar } from './publish/post-bar'
import { SeoSection } from '@/components/desk/post-editor/seo/seo-fields'
import { keptSlug } from './seo/seo-values'
import { useInert } from '../kit/use-leave-guard'
import { usePostEditor } from './use-post-editor'
import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { POST_DAYS, postInsightsQuery } from '@/lib/client/insights'
import { countOf } from '@/lib/format/texts/counts'
import { dayPath } from '../insights/insights-address'
import { LineChart } from '../../ui/line-chart'

type Props = {
  /** The post as loaded; null for a new one. */
  post: Post | null
  title?: string | undefined
  /** Called with a post that was saved as a merge of two versions, to restart the form with it. */
  onMerged: (post: Post) => void
}

/** The form of a post: content in the main column, everything else in the sidebar. */
export function PostEditor({ post, title, onMerged }: Props) {
  const editor = usePostEditor(post, onMerged, title)
  const { uploads, saver, draft } = editor
  const { values, base, contentRef, change, isChanged } = editor.form
  const { touch } = draft
  const [parts, setParts] = useState<TextParts | null>(null)
  // The form of a new post is inert while it is saved and left: further input would be lost.
  const fields = useInert<HTMLDivElement>(!post && saver.isSaving)
  useEffect(() => touch(), [touch, values])
  const onContentEdit = () => {
    editor.form.onContentEdit()
    touch()
  }
  const onLink = (product: ChosenProduct) => change({ products: [...values.products, product] })
  const linkProducts = usePastedProducts(values.products, (products) => change({ products }))
  const pictures = { upload: uploads.upload, onBusy: uploads.onBusy }
  return (
    <EditorForm
      id={post?.id ?? null}
      title={post ? base.title || 'Untitled' : 'Create Post'}
      isChanged={isChanged || editor.times.isUnsaved}
      state={post ? `${base.status === 'published' ? 'Published' : 'Draft'} · saved` : undefined}
      refusal={saver.refusal}
      guard={editor.guard}
      onBack={editor.leave}
      onSave={() => void editor.save()}
      bar={<PostBar editor={editor} post={post} parts={parts} />}
    >
      <ScreenColumns
        ref={fields}
        top={
          <>
            <OpenElsewhere post={post?.id ?? null} slot={draft.slot} />
            {draft.offer && (
              <DraftOffer draft={draft.offer} isStale={draft.offer.basedOn !== editor.version}>
                <Button onClick={draft.discard}>Discard</Button>
                <Button kind="primary" onClick={editor.restore}>
                  Restore
                </Button>
              </DraftOffer>
            )}
          </>
        }
        side={<SideFields editor={editor} post={post} pictures={pictures} />}
      >
        <TextFields values={values} errors={editor.errors} isNew={post === null} onChange={change} />
        <LinkedProducts value={{ linked: values.products, onLink }}>
          <ContentEditor
            {...pictures}
            ref={contentRef}
            onProducts={linkProducts}
            initial={post?.content ?? ''}
            preview={safeAddress(values.previewImage.trim()) ?? ''}
            onEdit={onContentEdit}
            onParts={setParts}
            onUploads={uploads.onUploads}
          />
        </LinkedProducts>
      </ScreenColumns>
      {saver.conflict && (
        <ConflictDialog key={saver.conflict.other.updatedAt} editor={editor} conflict={saver.conflict} />
      )}
      <GoneDialog editor={editor} />
    </EditorForm>
  )
}

type SideProps = Pick<Props, 'post'> & {
  editor: ReturnType<typeof usePostEditor>
  pictures: UploadProps
}

/** The sidebar: everything but the content. */
function SideFields({ editor, post, pictures }: SideProps) {
  const { values, contentRef, change } = editor.form
  const { errors } = editor
  const isComplete = use(OwnApi)
  return (
    <>
      <StatusField status={values.status} onChange={(status) => change({ status })} />
      <PreviewImageField
        {...pictures}
        values={values}
        error={errors.previewImage}
        onChange={change}
        onPins={() => contentRef.current?.placePreviewPins()}
      />
      <ProductPicker chosen={values.products} error={errors.products} onChange={(products) => change({ products })} />
      <CategoriesField categories={values.categories} onChange={(categories) => change({ categories })} />
      <TagsField tags={values.tags} error={errors.tags} onChange={(tags) => change({ tags })} />
      {isComplete && (
        <Fold title="More settings" hasError={Object.keys(errors).some((field) => /^(seo|author_id)\b/.test(field))}>
          <AuthorField author={values.author} error={errors.author_id} onChange={(author) => change({ author })} />
          <SeoSection {...pictures} kept={keptSlug(post)} values={values} errors={errors} onChange={change} />
          {post && (
            <p className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-muted">
              {editor.version && <span>{`Saved ${formatMoment(editor.version)}`}</span>}
              <Link
                href={`/admin/post/${encodeURIComponent(post.id)}/history`}
                prefetch={false}
                className="inline-flex min-h-10 items-center gap-1.5 font-semibold text-link hover:underline"
              >
                <History aria-hidden="true" className="size-4" />
                <span>History</span>
              </Link>
            </p>
          )}
          {post && <PostReaders id={post.id} />}
        </Fold>
      )}
    </>
  )
}

const SHOWN_PRODUCTS = 5

/** What visitors did in a post; nothing for one that nobody has read yet. */
function PostReaders({ id }: { id: string }) {
  const wordsId = useId()
  const { data } = useQuery(postInsightsQuery(id))
  if (!data || data.totals.views + data.totals.clicks === 0) return null
  const { totals, days, products } = data
  return (
    <Section title="Readers" isFacts>
      <LineChart path={dayPath(days.map(({ views }) => views))} label="Views by day" describedBy={wordsId} />
      <p id={wordsId} className="text-muted">
        {`${countOf(totals.views, 'view')} and ${countOf(totals.clicks, 'click')} to shops in the last ${POST_DAYS} days.`}
      </p>
      {products.length > 0 && (
        <ul aria-label="Clicked products" className="grid gap-1">
          {products.slice(0, SHOWN_PRODUCTS).map(({ id: product, name, clicks }) => (
            <li key={product} className="flex justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <span className="shrink-0 tabular-nums text-muted">{countOf(clicks, 'click')}</span>
            </li>
          ))}
        </ul>
      )}
      <Link href="/admin?tab=insights" className="font-semibold text-link">
        All insights
      </Link>
    </Section>
  )
}
