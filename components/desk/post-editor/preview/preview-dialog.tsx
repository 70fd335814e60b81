import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useState, use } from 'react'
import type { Post } from '@/lib/contract/posts/post'
import { PostArticle } from '@/components/posts/post/post-article'
import { PostListCard } from '@/components/posts/list/post-list-card'
import { postView } from '@/components/posts/post-view'
import { Spinner } from '@/components/ui/notes/notes'
import { type PostValues, bodyOf } from '../form/post-values'
import { CardPreview, ResultPreview } from '../seo/card-preview'
import { FramedPage } from './framed-page'
import { useQuery } from '@tanstack/react-query'
import { postPreviewQuery } from '@/lib/client/posts/post-states'
import { safeAddress } from '@/lib/format/addresses/hosts'
import { errorMessageOf } from '../../kit/error-message'
import { EditorFacts, useContentLanguage } from '../editor-facts'
import { usePictureFocus } from '../../pictures/library-button'
import { previewBody, previewPost } from './preview-post'

const VIEWS = { phone: 'Phone', desktop: 'Desktop', card: 'Card', result: 'Search result' } as const
type View = keyof typeof VIEWS

/** CSS pixels. */
const WIDTHS = { phone: 390, desktop: 1280 } as const

const POPUP =
  'fixed inset-0 z-50 flex flex-col bg-paper text-ink sm:inset-4 sm:rounded-card sm:border sm:border-line sm:shadow-lift'

type Props = {
  /** The post as loaded; null for a new one. */
  stored: Post | null
  values: PostValues
  onClose: () => void
}

/** Shows the post as it would be saved now: on a phone, on a desktop, as a card and as a search result. */
export function PreviewDialog({ stored, values, onClose }: Props) {
  const [view, setView] = useState<View>('phone')
  const { post, body, isLoading, problem } = usePostPreview(values, stored)
  const language = useContentLanguage()
  return (
    <Dialog.Root open onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-purple-950/60" />
        <Dialog.Popup className={POPUP}>
          <header className="flex flex-wrap items-center gap-2 border-b border-line bg-surface px-4 py-2 sm:rounded-t-card">
            <Dialog.Title className="mr-auto text-lg font-bold">Preview</Dialog.Title>
            <div role="group" aria-label="Preview as" className="order-last flex max-sm:w-full sm:order-none">
              {(Object.keys(VIEWS) as View[]).map((name) => (
                <button
                  key={name}
                  type="button"
                  aria-pressed={view === name}
                  onClick={() => setView(name)}
                  className="min-h-11 grow rounded-lg px-3 text-sm font-semibold text-muted hover:bg-tint aria-pressed:bg-tint aria-pressed:text-ink"
                >
                  {VIEWS[name]}
                </button>
              ))}
            </div>
            <Dialog.Close
              aria-label="Close"
              className="grid size-11 place-items-center rounded-lg text-muted hover:bg-tint"
            >
              <X aria-hidden="true" className="size-5" />
            </Dialog.Close>
          </header>
          {problem && (
            <p role="status" className="border-b border-line px-4 py-2 text-sm text-muted">
              {problem}
            </p>
          )}
          <div className="min-h-0 grow overflow-y-auto">
            {(view === 'phone' || view === 'desktop') && (
              <div className="mx-auto h-full" style={{ maxWidth: WIDTHS[view] }}>
                <FramedPage key={view} title={`Preview: ${VIEWS[view]}`} width={WIDTHS[view]}>
                  {isLoading ? (
                    <Spinner text="Loading preview..." className="py-24" />
                  ) : (
                    <PostArticle
                      post={post}
                      body={body}
                      related={[]}
                      language={language}
                      back={{ href: '/', label: 'Back to Home' }}
                    />
                  )}
                </FramedPage>
              </div>
            )}
            {view === 'card' && (
              <div className="mx-auto grid max-w-3xl gap-8 p-4 sm:p-8">
                <div inert>
                  <PostListCard post={postView(post)} />
                </div>
                <CardPreview values={values} />
              </div>
            )}
            {view === 'result' && (
              <div className="mx-auto max-w-2xl p-4 sm:p-8">
                <ResultPreview post={stored} values={values} />
              </div>
            )}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/**
 * The post that a save would store now, and its body as visitors would get it. Where the API cannot render it, blocks
 * are shown as they are stored; `problem` says why if it should have.
 * @param stored the post as loaded; null for a new one.
 */
function usePostPreview(values: PostValues, stored: Post | null) {
  const { previews: isOffered } = use(EditorFacts)
  const [opened] = useState(() => new Date().toISOString())
  const focus = usePictureFocus(values.previewImage)
  const { content, previewImage, products } = bodyOf(values)
  const work = {
    id: stored?.id ?? null,
    content,
    previewImage: safeAddress(previewImage),
    products: products.map(({ product_id }) => product_id),
  }
  const { data, error, isLoading } = useQuery({ ...postPreviewQuery(work), enabled: isOffered })
  return {
    post: {
      ...previewPost(values, stored, opened),
      ...(data && { products: data.post.products }),
      previewImageFocus: focus,
    },
    body: data?.body ?? previewBody(values.content),
    isLoading,
    problem: error && `Blocks are shown as they are stored: ${errorMessageOf(error)}`,
  }
}
