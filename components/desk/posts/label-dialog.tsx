import { Button } from '@/components/ui/controls/button'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { FormDialog } from '@/components/ui/dialogs/form-dialog'
import { tagsQuery } from '@/lib/client/posts/tags'
import { CATEGORIES, type Category } from '@/lib/contract/posts/categories'
import { MAX_TAG_LENGTH } from '@/lib/contract/limits'
import type { PostSummary } from '@/lib/contract/posts/post'
import { otherSpelling } from '@/lib/format/texts/tag-key'
import { SelectField, TextField } from '../kit/form-field'

type PostLabel = { category: Category } | { tag: string }

type Props = {
  posts: PostSummary[]
  onApply: (label: PostLabel, remove: boolean) => void
  onClose: () => void
}

const KINDS = [
  ['category', 'Category'],
  ['tag', 'Tag'],
] as const

/** Dialog to add a category or a tag to the selected posts, or to remove it. */
export function LabelDialog({ posts, onApply, onClose }: Props) {
  const id = useId()
  const [kind, setKind] = useState<'category' | 'tag'>('category')
  const [category, setCategory] = useState<Category>(CATEGORIES[0])
  const [tag, setTag] = useState('')
  const { data: tags = [] } = useQuery(tagsQuery)
  const names = tags.map((used) => used.tag)
  const label: PostLabel = kind === 'category' ? { category } : { tag: tag.trim() }
  const name = kind === 'category' ? category : tag.trim()
  const having = posts.filter((post) => (kind === 'category' ? post.categories : post.tags).includes(name)).length
  const sameTag = kind === 'tag' && !names.includes(name) ? otherSpelling(name, names) : null
  return (
    <FormDialog
      title="Category or tag"
      description={posts.length === 1 ? 'Of one selected post.' : `Of ${posts.length} selected posts.`}
      width="usual"
      submit="Add to posts"
      isDisabled={!name || having === posts.length}
      actions={
        <Button disabled={having === 0} onClick={() => onApply(label, true)}>
          Remove from posts
        </Button>
      }
      onSubmit={() => onApply(label, false)}
      onClose={onClose}
    >
      <SelectField label="Kind" options={KINDS} value={kind} onChange={setKind} />
      {kind === 'category' ? (
        <SelectField
          label="Category"
          options={CATEGORIES.map((each) => [each, each] as const)}
          value={category}
          onChange={setCategory}
        />
      ) : (
        <div>
          <TextField label="Tag" list={id} dir="auto" maxLength={MAX_TAG_LENGTH} value={tag} onChange={setTag} />
          <datalist id={id}>
            {names.map((each) => (
              <option key={each} value={each} />
            ))}
          </datalist>
          {sameTag && (
            <p role="status" className="mt-2 flex flex-wrap items-center gap-x-2 text-sm text-muted">
              <span>{`“${sameTag}” is used already.`}</span>
              <Button kind="bare" size="small" onClick={() => setTag(sameTag)}>
                {`Use “${sameTag}”`}
              </Button>
            </p>
          )}
        </div>
      )}
      {name && (
        <p className="text-sm text-muted">{`${having} of ${posts.length} selected ${having === 1 ? 'has' : 'have'} it.`}</p>
      )}
    </FormDialog>
  )
}
