'use client'

import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { CARD } from '@/components/ui/display/card-style'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { Spinner } from '@/components/ui/notes/spinner'
import { tagsQuery } from '@/lib/client/posts/tags'
import { countOf } from '@/lib/format/texts/count-of'
import { otherSpelling, tagKey } from '@/lib/format/texts/tag-key'
import { PanelError } from '../panel-error'
import { RenameDialog } from './rename-dialog'
import { TagRow } from './tag-row'
import { useTagActions } from './use-tag-actions'

/** The tags of all posts: how often they are used, renaming, merging and removing. */
export function TagsPanel() {
  const { data: tags, error, refetch } = useQuery(tagsQuery())
  const fieldId = useId()
  const [text, setText] = useState('')
  const [renamed, setRenamed] = useState<{ tag: string; to: string } | null>(null)
  const [removed, setRemoved] = useState<{ tag: string; posts: number } | null>(null)
  const { busy, rename, remove } = useTagActions()
  if (error) return <PanelError title="The tags could not be read" error={error} onRetry={() => void refetch()} />
  if (!tags) return <Spinner text="Loading tags..." className="py-14" />
  const names = tags.map(({ tag }) => tag)
  const wanted = tagKey(text)
  const shown = tags.filter(({ tag }) => tagKey(tag).includes(wanted))
  return (
    <div className="grid gap-4">
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
            onChange={({ target }) => setText(target.value)}
            className="mt-1 h-11 w-full rounded-lg border border-field bg-surface px-3 text-base"
          />
        </div>
        <p role="status" className="text-sm text-muted">
          {countOf(shown.length, 'tag')}
        </p>
      </div>
      {shown.length === 0 ? (
        <p className={`${CARD} border-dashed px-4 py-14 text-center text-muted`}>
          {tags.length === 0 ? 'No post has a tag yet.' : `No tag matches “${text.trim()}”.`}
        </p>
      ) : (
        <ul aria-label="Tags" className={`${CARD} divide-y divide-line`}>
          {shown.map((used) => (
            <TagRow
              key={used.tag}
              used={used}
              twin={otherSpelling(used.tag, names)}
              onRename={(to) => setRenamed({ tag: used.tag, to })}
              onRemove={() => setRemoved(used)}
            />
          ))}
        </ul>
      )}
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
      <ConfirmDialog
        open={removed !== null}
        title="Remove this tag?"
        message={removed ? `“${removed.tag}” is removed from ${countOf(removed.posts, 'post')}.` : ''}
        confirmLabel="Remove"
        onConfirm={() => {
          setRemoved(null)
          if (removed && !busy) void remove(removed.tag)
        }}
        onCancel={() => setRemoved(null)}
      />
    </div>
  )
}
