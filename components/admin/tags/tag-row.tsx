import { Merge, Pencil, Trash2 } from 'lucide-react'
import { useRowFocus } from '@/components/ui/focus/use-row-focus'
import type { UsedTag } from '@/lib/contract/posts/tag-calls'
import { countOf } from '@/lib/format/texts/count-of'
import { RowButton } from '../list/rows/row-button'

type Props = {
  used: UsedTag
  /** Another spelling of it that is used too; null if there is none. */
  twin: string | null
  /** @param to what its new name may be. */
  onRename: (to: string) => void
  onRemove: () => void
}

/** A tag in the list, with its counts and actions. */
export function TagRow({ used: { tag, posts, drafts }, twin, onRename, onRemove }: Props) {
  const { row } = useRowFocus()
  return (
    <li ref={row} className="flex items-center gap-1 py-1 pr-1 pl-4">
      <div className="min-w-0 grow py-1">
        <p dir="auto" className="font-semibold wrap-anywhere">
          {tag}
        </p>
        <p className="text-sm text-muted">
          <span>{countOf(posts, 'post')}</span>
          {drafts > 0 && (
            <span>{`, ${drafts.toLocaleString('en-US')} of them ${drafts === 1 ? 'a draft' : 'drafts'}`}</span>
          )}
          {twin && <span className="text-ink">{` · looks like “${twin}”`}</span>}
        </p>
      </div>
      {twin && <RowButton icon={Merge} label={`Merge ${tag} into ${twin}`} onPress={() => onRename(twin)} />}
      <RowButton icon={Pencil} label={`Rename ${tag}`} onPress={() => onRename(tag)} />
      <RowButton icon={Trash2} label={`Remove ${tag}`} onPress={onRemove} />
    </li>
  )
}
