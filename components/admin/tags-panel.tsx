'use client'

import { attempt } from '@/components/admin/error-message'
import { IconButton } from '@/components/ui/controls/button'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState, type FormEvent, useRef } from 'react'
import { Merge, Pencil, Trash2 } from 'lucide-react'
import { notify } from '@/components/site/frame/notify'
import {
  labelPostsMutation,
  removeTagMutation,
  renameTagMutation,
  undoRenameTagMutation,
  tagsQuery,
} from '@/lib/client/posts/tags'
import { batchUpdateFailed } from '@/lib/contract/admin-texts'
import { MAX_BATCH_SIZE, MAX_TAG_LENGTH } from '@/lib/contract/limits'
import { CARD } from '@/components/ui/styles'
import { ConfirmDialog, useConfirm } from '@/components/ui/dialogs/confirm-dialog'
import { Spinner } from '@/components/ui/notes/notes'
import { countOf } from '@/lib/format/texts/counts'
import { otherSpelling, tagKey } from '@/lib/format/texts/words'
import { PanelError, EmptyList } from './panel-error'
import { Dialog, DialogActions } from '@/components/ui/dialogs/dialog'
import type { UsedTag } from '@/lib/contract/posts/tag-calls'
import { useRowFocus } from '@/components/ui/focus'
import { ListPager } from './list/list-states'
import { usePages } from './list/use-list-address'
import { viewPath } from './shell/rooms'

/** Renaming, merging and removing tags, each with Undo. */
function useTagActions() {
  const { mutateAsync: renameAll, isPending: isRenaming } = useMutation(renameTagMutation())
  const { mutateAsync: undoRename } = useMutation(undoRenameTagMutation())
  const { mutateAsync: removeAll, isPending: isRemoving } = useMutation(removeTagMutation())
  const { mutateAsync: label } = useMutation(labelPostsMutation())

  const undo = (ids: string[], run: () => Promise<unknown>) =>
    ids.length > 0 && ids.length <= MAX_BATCH_SIZE
      ? { label: 'Undo', run: () => void attempt(run, batchUpdateFailed) }
      : undefined

  return {
    busy: isRenaming || isRemoving,
    rename: (from: string, to: string) =>
      attempt(async () => {
        const { message, ids, mergedIds } = await renameAll({ from, to })
        notify(
          'success',
          message,
          undo(ids, () => undoRename({ from, to, ids, mergedIds })),
        )
      }, batchUpdateFailed),
    remove: (tag: string) =>
      attempt(async () => {
        const { message, ids } = await removeAll(tag)
        notify(
          'success',
          message,
          undo(ids, () => label({ ids, tag, remove: false })),
        )
      }, batchUpdateFailed),
  }
}

type TagRowProps = {
  used: UsedTag
  /** Another spelling of it that is used too; null if there is none. */
  sameTag: string | null
  /** @param to what its new name may be. */
  onRename: (to: string) => void
  onRemove: () => void
}

type Props = {
  tag: string
  /** The name to begin with. */
  initial: string
  tags: readonly UsedTag[]
  busy: boolean
  onRename: (to: string) => Promise<unknown>
  onClose: () => void
}

/** Tags of one page. */
const PAGE_SIZE = 20

/** The tags of all posts: how often they are used, renaming, merging and removing. */
export function TagsPanel() {
  const { data: tags, error, refetch } = useQuery(tagsQuery())
  const fieldId = useId()
  const [text, setText] = useState('')
  const [renamed, setRenamed] = useState<{ tag: string; to: string } | null>(null)
  const [confirm, confirmation] = useConfirm()
  const { busy, rename, remove } = useTagActions()
  const [page, setPage] = useState(1)
  const names = tags?.map(({ tag }) => tag) ?? []
  const tagText = tagKey(text)
  // Other spellings come first, since something is to be done about them.
  const shown = (tags ?? [])
    .filter(({ tag }) => tagKey(tag).includes(tagText))
    .map((used) => ({ used, similarTag: otherSpelling(used.tag, names) }))
    .sort((one, other) => Number(other.similarTag !== null) - Number(one.similarTag !== null))
  const pages = Math.ceil(shown.length / PAGE_SIZE)
  const { top, turnTo } = usePages(page, tags && pages, setPage)
  const askToRemove = ({ tag, posts }: UsedTag) =>
    confirm({
      title: 'Remove this tag?',
      message: `“${tag}” is removed from ${countOf(posts, 'post')}.`,
      confirmLabel: 'Remove',
      onConfirm: () => void (busy || remove(tag)),
    })
  if (error) return <PanelError title="The tags could not be read" error={error} onRetry={() => void refetch()} />
  if (!tags) return <Spinner text="Loading tags..." className="py-14" />
  return (
    <div ref={top} tabIndex={-1} className="grid gap-4 outline-none">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="w-full sm:w-80">
          <label htmlFor={fieldId} className="text-sm font-semibold">
            Find a tag
          </label>
          <input
            id={fieldId}
            type="search"
            dir="auto"
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              setPage(1)
            }}
            className="mt-1 h-11 w-full rounded-lg border border-field bg-surface px-3 text-base"
          />
        </div>
        <p role="status" className="text-sm text-muted">
          {countOf(shown.length, 'tag')}
        </p>
      </div>
      {shown.length === 0 ? (
        <EmptyList>{tags.length === 0 ? 'No post has a tag yet.' : `No tag matches “${text.trim()}”.`}</EmptyList>
      ) : (
        <ul aria-label="Tags" className={`${CARD} divide-y divide-line`}>
          {shown.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ used, similarTag }) => (
            <TagRow
              key={used.tag}
              used={used}
              sameTag={similarTag}
              onRename={(to) => setRenamed({ tag: used.tag, to })}
              onRemove={() => askToRemove(used)}
            />
          ))}
        </ul>
      )}
      <ListPager page={page} pages={pages} addressOf={() => viewPath('tags')} onPage={turnTo} />
      {renamed && (
        <RenameDialog
          tag={renamed.tag}
          initial={renamed.to}
          tags={tags}
          busy={busy}
          onRename={async (to) => (await rename(renamed.tag, to)) && setRenamed(null)}
          onClose={() => setRenamed(null)}
        />
      )}
      <ConfirmDialog {...confirmation} />
    </div>
  )
}

/** Dialog for a new name of a tag; the name of another one merges the two. */
function RenameDialog({ tag, initial, tags, busy, onRename, onClose }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(initial)
  const to = name.trim()
  const other = to === tag ? undefined : tags.find((used) => used.tag === to)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (to === '' || to === tag) field.current?.focus()
    else if (!busy) void onRename(to)
  }
  return (
    <Dialog onClose={onClose} title={`Rename “${tag}”`} initialFocus={field}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <div>
          <label htmlFor={id} className="text-sm font-semibold">
            New name
          </label>
          <input
            ref={field}
            id={id}
            dir="auto"
            autoComplete="off"
            maxLength={MAX_TAG_LENGTH}
            value={name}
            aria-describedby={`${id}-hint`}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => setName(target.value)}
            className="mt-1 h-11 w-full rounded-lg border border-field bg-surface px-3 text-base"
          />
          <p id={`${id}-hint`} role="status" className="mt-2 text-sm text-muted">
            {other ? `There is a tag “${to}” already: the two become one.` : 'It changes in all posts that have it.'}
          </p>
        </div>
        <DialogActions submit={other ? 'Merge' : 'Rename'} isBusy={busy} onCancel={onClose} />
      </form>
    </Dialog>
  )
}

/** A tag in the list, with its counts and actions. */
function TagRow({ used: { tag, posts, drafts }, sameTag, onRename, onRemove }: TagRowProps) {
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
          {sameTag && <span className="text-ink">{` · looks like “${sameTag}”`}</span>}
        </p>
      </div>
      {sameTag && <IconButton icon={Merge} label={`Merge ${tag} into ${sameTag}`} onClick={() => onRename(sameTag)} />}
      <IconButton icon={Pencil} label={`Rename ${tag}`} onClick={() => onRename(tag)} />
      <IconButton icon={Trash2} label={`Remove ${tag}`} onClick={onRemove} />
    </li>
  )
}
