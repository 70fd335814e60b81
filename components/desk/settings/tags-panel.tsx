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

/** A tag, and the new name that is proposed. */
type Renaming = { tag: string; to: string }

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
  const [renamed, setRenamed] = useState<Renaming | null>(null)
  const [confirm, confirmation] = useConfirm()
  const { write: remove } = useWrite(api.tags.remove, { failed: batchUpdateFailed })
  const { write: label } = useWrite(api.tags.batchLabel, { failed: batchUpdateFailed })
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
        void remove({ tag }, ({ ids }) => canUndo(ids) && undo(() => label({ ids, tag, remove: false }))),
    })
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
      {renamed && <RenameDialog {...renamed} tags={tags} onClose={() => setRenamed(null)} />}
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

type RenameProps = Renaming & { tags: readonly UsedTag[]; onClose: () => void }

/** Dialog for a new name of a tag; the name of another one merges the two. */
function RenameDialog({ tag: from, to: initial, tags, onClose }: RenameProps) {
  const field = useRef<HTMLInputElement>(null)
  const { busy, write: rename } = useWrite(api.tags.rename, { failed: batchUpdateFailed })
  const { write: undoRename } = useWrite(api.tags.undoRename, { failed: batchUpdateFailed })
  const [name, setName] = useState(initial)
  const [error, setError] = useState<string>()
  const to = name.trim()
  const other = to === from ? undefined : tags.find((used) => used.tag === to)
  const submit = async () => {
    const parsed = tagSchema.safeParse(name)
    setError(parsed.error?.issues[0]?.message)
    if (!parsed.success || to === from) return
    const isDone = await rename(
      { from, to: parsed.data },
      ({ ids, mergedIds }) => canUndo(ids) && undo(() => undoRename({ from, to: parsed.data, ids, mergedIds })),
    )
    if (isDone) onClose()
  }
  return (
    <FormDialog
      title={`Rename “${from}”`}
      width="usual"
      initialFocus={field}
      submit={other ? 'Merge' : 'Rename'}
      isBusy={busy}
      onSubmit={() => void submit()}
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
