import { useQuery } from '@tanstack/react-query'
import { Merge, Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { IconButton } from '@/components/ui/controls/button'
import { ConfirmDialog, useConfirm } from '@/components/ui/dialogs/confirm-dialog'
import { FormDialog } from '@/components/ui/dialogs/form-dialog'
import { api } from '@/lib/client/calls/client'
import { tagsQuery } from '@/lib/client/posts/tags'
import { batchUpdateFailed } from '@/lib/contract/admin-texts'
import { MAX_BATCH_SIZE, MAX_TAG_LENGTH } from '@/lib/contract/limits'
import { tagSchema, type UsedTag } from '@/lib/contract/posts/tag-calls'
import { countOf } from '@/lib/format/texts/counts'
import { otherSpelling, tagKey } from '@/lib/format/texts/tag-key'
import { TextField } from '../kit/form-field'
import { EntryList, EntryRow } from '../kit/entry-list'
import { SearchField } from '../kit/list-head'
import { plainListAddress, useAddressView } from '../kit/use-list-address'
import { Loaded, undo, useWrite, Status } from '../kit/feedback'

const ADDRESS = plainListAddress('tags')

/** The tags of all posts: how often they are used, renaming, merging and removing. */
export function TagsPanel() {
  const query = useQuery(tagsQuery)
  const [{ q }, change] = useAddressView(ADDRESS)
  return (
    <div className="grid gap-4">
      <div className="flex w-full sm:w-80">
        <SearchField q={q} label="Find a tag" onSearch={(text) => change({ q: text }, 'replace')} />
      </div>
      <Loaded query={query} what="tags">
        {(tags) => <TagList key={q} tags={tags} q={q} />}
      </Loaded>
    </div>
  )
}

function TagList({ tags, q }: { tags: readonly UsedTag[]; q: string }) {
  const [renamed, setRenamed] = useState<{ tag: string; to: string } | null>(null)
  const [confirm, confirmation] = useConfirm()
  const failed = batchUpdateFailed
  const renaming = useWrite(api.tags.rename, { failed })
  const removal = useWrite(api.tags.remove, { failed })
  const { write: undoRename } = useWrite(api.tags.undoRename, { failed })
  const { write: label } = useWrite(api.tags.batchLabel, { failed })
  const busy = renaming.busy || removal.busy
  const names = tags.map(({ tag }) => tag)
  // Other spellings come first, since something is to be done about them.
  const shown = tags
    .filter(({ tag }) => tagKey(tag).includes(tagKey(q)))
    .map((used) => ({ ...used, sameTag: otherSpelling(used.tag, names) }))
    .sort((one, other) => Number(other.sameTag !== null) - Number(one.sameTag !== null))
  const askToRemove = ({ tag, posts }: UsedTag) =>
    confirm({
      title: 'Remove this tag?',
      message: `“${tag}” is removed from ${countOf(posts, 'post')}.`,
      confirmLabel: 'Remove',
      onConfirm: () =>
        void removal.write({ tag }, ({ ids }) => canUndo(ids) && undo(() => label({ ids, tag, remove: false }))),
    })
  const rename = async (from: string, to: string) => {
    const isDone = await renaming.write(
      { from, to },
      ({ ids, mergedIds }) => canUndo(ids) && undo(() => undoRename({ from, to, ids, mergedIds })),
    )
    if (isDone) setRenamed(null)
  }
  return (
    <>
      <Status>{countOf(shown.length, 'tag')}</Status>
      <EntryList
        label="Tags"
        entries={shown}
        empty={tags.length === 0 ? 'No post has a tag yet.' : `No tag matches “${q}”.`}
      >
        {(used) => (
          <EntryRow key={used.tag} title={used.tag} facts={<TagFacts {...used} />} onRemove={() => askToRemove(used)}>
            {used.sameTag && (
              <IconButton
                icon={Merge}
                label={`Merge ${used.tag} into ${used.sameTag}`}
                onClick={() => setRenamed({ tag: used.tag, to: used.sameTag ?? used.tag })}
              />
            )}
            <IconButton
              icon={Pencil}
              label={`Rename ${used.tag}`}
              onClick={() => setRenamed({ tag: used.tag, to: used.tag })}
            />
          </EntryRow>
        )}
      </EntryList>
      {renamed && (
        <RenameDialog
          tag={renamed.tag}
          initial={renamed.to}
          tags={tags}
          busy={busy}
          onRename={(to) => void rename(renamed.tag, to)}
          onClose={() => setRenamed(null)}
        />
      )}
      <ConfirmDialog {...confirmation} />
    </>
  )
}

const canUndo = (ids: string[]) => ids.length > 0 && ids.length <= MAX_BATCH_SIZE

function TagFacts({ posts, drafts, sameTag }: UsedTag & { sameTag: string | null }) {
  return (
    <>
      <span>{countOf(posts, 'post')}</span>
      {drafts > 0 && (
        <span>{`, ${drafts.toLocaleString('en-US')} of them ${drafts === 1 ? 'a draft' : 'drafts'}`}</span>
      )}
      {sameTag && <span className="text-ink">{` · looks like “${sameTag}”`}</span>}
    </>
  )
}

type RenameProps = {
  tag: string
  initial: string
  tags: readonly UsedTag[]
  busy: boolean
  onRename: (to: string) => void
  onClose: () => void
}

/** Dialog for a new name of a tag; the name of another one merges the two. */
function RenameDialog({ tag, initial, tags, busy, onRename, onClose }: RenameProps) {
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(initial)
  const [error, setError] = useState<string>()
  const to = name.trim()
  const other = to === tag ? undefined : tags.find((used) => used.tag === to)
  const submit = () => {
    const parsed = tagSchema.safeParse(name)
    setError(parsed.error?.issues[0]?.message)
    if (parsed.success && to !== tag && !busy) onRename(parsed.data)
  }
  return (
    <FormDialog
      title={`Rename “${tag}”`}
      width="usual"
      initialFocus={field}
      submit={other ? 'Merge' : 'Rename'}
      isBusy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        ref={field}
        label="New name"
        dir="auto"
        maxLength={MAX_TAG_LENGTH}
        value={name}
        error={error}
        hint={
          <span role="status">
            {other ? `There is a tag “${to}” already: the two become one.` : 'It changes in all posts that have it.'}
          </span>
        }
        onFocus={({ target }) => target.select()}
        onChange={setName}
      />
    </FormDialog>
  )
}
