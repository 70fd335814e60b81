import { Dialog } from '@/components/ui/dialogs/dialog'
import { useState, use } from 'react'
import type { Post } from '@/lib/contract/posts/post'
import { PostArticle } from '@/components/posts/post/post-article'
import { PostListCard } from '@/components/posts/list/post-list-card'
import { postView } from '@/components/posts/post-view'
import { Spinner } from '@/components/ui/notes/spinner'
import { type PostValues, bodyOf, type ChosenProduct } from '../form/post-values'
import { CardPreview, ResultPreview } from '../seo/card-preview'
import { FramedPage } from './framed-page'
import { useQuery } from '@tanstack/react-query'
import { postPreviewQuery } from '@/lib/client/posts/post-states'
import { safeAddress } from '@/lib/format/addresses/hosts'
import { FilterChips } from '../../kit/list-head'
import { errorMessageOf, Status } from '../../kit/feedback'
import { EditorFacts, useContentLanguage } from '../editor-facts'
import { usePictureFocus } from '../../pictures/library-button'
import { EMPTY_PRODUCT } from '@/lib/contract/products/product-images'
import type { Product } from '@/lib/contract/products/product'
import { seoOf, storedSlug } from '../seo/seo-values'

const VIEWS = { phone: 'Phone', desktop: 'Desktop', card: 'Card', result: 'Search result' } as const

/** CSS pixels. */
const WIDTHS = { phone: 390, desktop: 1280 } as const

type Props = {
  /** The post as loaded; null for a new one. */
  stored: Post | null
  values: PostValues
  onClose: () => void
}

/** Shows the post as it would be saved now: on a phone, on a desktop, as a card and as a search result. */
export function PreviewDialog({ stored, values, onClose }: Props) {
  const [view, setView] = useState<keyof typeof VIEWS>('phone')
  const { post, body, isLoading, problem } = usePostPreview(values, stored)
  const language = useContentLanguage()
  return (
    <Dialog onClose={onClose} title="Preview" width="screen">
      <div className="-mt-2 mb-2 overflow-x-clip">
        <FilterChips label="Preview as" filters={VIEWS} chosen={view} countOf={() => undefined} onChoose={setView} />
      </div>
      {problem && <Status className="py-2">{problem}</Status>}
      <div className="-mx-4 -mb-4 min-h-0 grow overflow-y-auto border-t border-line bg-paper">
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
    </Dialog>
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
  const body = bodyOf(values)
  const work = {
    id: stored?.id ?? null,
    content: body.content,
    previewImage: safeAddress(body.previewImage),
    products: body.products.map(({ product_id }) => product_id),
  }
  const { data, error, isLoading } = useQuery({ ...postPreviewQuery(work), enabled: isOffered })
  return {
    post: {
      ...body,
      author: values.author,
      seo: seoOf(values.seo),
      id: stored?.id ?? 'preview',
      slug: storedSlug(stored, values),
      isHighlighted: stored?.isHighlighted ?? false,
      created_at: stored?.created_at ?? opened,
      published_at: stored?.published_at ?? null,
      updated_at: stored?.updated_at ?? opened,
      changed_at: stored?.changed_at ?? opened,
      products:
        data?.post.products ?? values.products.map((chosen) => storedProduct(chosen, stored) ?? bareProduct(chosen)),
      previewImageFocus: focus,
    },
    body: data?.body ?? { html: values.content, headings: [], sponsored: false },
    isLoading,
    problem: error && `Blocks are shown as they are stored: ${errorMessageOf(error)}`,
  }
}

const storedProduct = ({ product_id }: ChosenProduct, stored: Post | null) =>
  stored?.products.find((product) => product.product_id === product_id)

/** A product that was linked just now, with what the form knows of it. */
function bareProduct({ product_id, name, price, currency, picture }: ChosenProduct): Product {
  const image = { uploaded_url: null, cdn_url: null, source_url: null, alt_text: null, is_primary: true }
  return {
    ...EMPTY_PRODUCT,
    product_id,
    name,
    price,
    currency,
    source: 'other',
    product_url: '',
    images: picture ? [{ ...image, url: picture }] : [],
    purchase_info: null,
  }
}
