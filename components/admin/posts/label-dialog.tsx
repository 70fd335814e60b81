import { Button } from '@/components/ui/controls/button'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { tagsQuery } from '@/lib/client/posts/tags'
import { CATEGORIES, type Category } from '@/lib/contract/posts/categories'
import { MAX_TAG_LENGTH } from '@/lib/contract/limits'
import type { PostSummary } from '@/lib/contract/posts/post'
import { otherSpelling } from '@/lib/format/texts/words'

export type PostLabel = { category: Category } | { tag: string }

type Props = {
  posts: PostSummary[]
  onApply: (label: PostLabel, remove: boolean) => void
  onClose: () => void
}

const FIELD = 'mt-1 h-11 w-full rounded-lg border border-field bg-surface px-3 text-base'

/** Dialog to add a category or a tag to the selected posts, or to remove it. */
export function LabelDialog({ posts, onApply, onClose }: Props) {
  const id = useId()
  const [kind, setKind] = useState<'category' | 'tag'>('category')
  const [category, setCategory] = useState<Category>(CATEGORIES[0])
  const [tag, setTag] = useState('')
  const { data: tags = [] } = useQuery(tagsQuery())
  const names = tags.map((used) => used.tag)
  const label: PostLabel = kind === 'category' ? { category } : { tag: tag.trim() }
  const name = kind === 'category' ? category : tag.trim()
  const having = posts.filter((post) => (kind === 'category' ? post.categories : post.tags).includes(name)).length
  const sameTag = kind === 'tag' && !names.includes(name) ? otherSpelling(name, names) : null
  const apply = (remove: boolean) => {
    if (name) onApply(label, remove)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (having < posts.length) apply(false)
  }
  return (
    <Dialog onClose={onClose} title="Category or tag" description={countText(posts.length)}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <div>
          <label htmlFor={`${id}-kind`} className="text-sm font-semibold">
            Kind
          </label>
          <select
            id={`${id}-kind`}
            value={kind}
            onChange={({ target }) => setKind(target.value === 'tag' ? 'tag' : 'category')}
            className={FIELD}
          >
            <option value="category">Category</option>
            <option value="tag">Tag</option>
          </select>
        </div>
        {kind === 'category' ? (
          <div>
            <label htmlFor={`${id}-category`} className="text-sm font-semibold">
              Category
            </label>
            <select
              id={`${id}-category`}
              value={category}
              onChange={({ target }) => setCategory(CATEGORIES.find((each) => each === target.value) ?? category)}
              className={FIELD}
            >
              {CATEGORIES.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </div>
        ) : (
          <div>
            <label htmlFor={`${id}-tag`} className="text-sm font-semibold">
              Tag
            </label>
            <input
              id={`${id}-tag`}
              list={`${id}-tags`}
              dir="auto"
              autoComplete="off"
              maxLength={MAX_TAG_LENGTH}
              value={tag}
              onChange={({ target }) => setTag(target.value)}
              className={FIELD}
            />
            <datalist id={`${id}-tags`}>
              {names.map((each) => (
                <option key={each} value={each} />
              ))}
            </datalist>
            {sameTag && <OtherSpelling tag={sameTag} onUse={() => setTag(sameTag)} />}
          </div>
        )}
        {name && (
          <p className="text-sm text-muted">{`${having} of ${posts.length} selected ${having === 1 ? 'has' : 'have'} it.`}</p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button disabled={having === 0} onClick={() => apply(true)}>
            Remove from posts
          </Button>
          <Button type="submit" kind="primary" disabled={!name || having === posts.length}>
            Add to posts
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** A tag that is used already, in another spelling. */
function OtherSpelling({ tag, onUse }: { tag: string; onUse: () => void }) {
  return (
    <p role="status" className="mt-2 flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <span>{`“${tag}” is used already.`}</span>
      <Button kind="bare" size="small" onClick={onUse}>
        {`Use “${tag}”`}
      </Button>
    </p>
  )
}

const countText = (count: number) => (count === 1 ? 'Of one selected post.' : `Of ${count} selected posts.`)
