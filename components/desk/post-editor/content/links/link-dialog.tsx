import { Autocomplete } from '@base-ui/react/autocomplete'
import { type Editor, getMarkRange, type Range } from '@tiptap/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { findPosts } from '@/lib/client/editor-services'
import { FormDialog } from '@/components/ui/dialogs/form-dialog'
import { FIELD, PLAIN_DANGER, LabelledField } from '@/components/desk/kit/form-field'
import { useSettled } from '@/components/desk/kit/use-debounced'
import { focusText } from '../read-selection'
import { enteredLinkUrl, NOT_AN_ADDRESS } from './entered-url'
import { Words } from '@/components/desk/kit/frame'

/** Milliseconds without typing before a search. */
const PAUSE = 200

type FoundPost = Awaited<ReturnType<typeof findPosts>>[number]

/** Dialog to link the selected text, or to change or remove the link at the cursor. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [href] = useState(() => hrefAt(editor))
  const [typed, setTyped] = useState(href ?? '')
  const [refused, setRefused] = useState<string | null>(null)
  const isInvalid = refused === typed
  const posts = useFoundPosts(typed)
  const finish = (...link: [href: string, text?: string]) => {
    setLink(editor, ...link)
    onClose()
  }
  const apply = () => {
    const address = typed === href ? href : enteredLinkUrl(typed)
    if (address === null) setRefused(typed)
    else finish(address)
  }
  return (
    <FormDialog
      isLight
      title={href === null ? 'Add Link' : 'Edit Link'}
      initialFocus={field}
      submit="Apply"
      onSubmit={apply}
      onClose={onClose}
      actions={
        href !== null && (
          <button type="button" onClick={() => finish('')} className={`${PLAIN_DANGER} mr-auto`}>
            Remove Link
          </button>
        )
      }
    >
      <LabelledField id={id} label="URL" error={isInvalid ? NOT_AN_ADDRESS : undefined}>
        <Autocomplete.Root
          inline
          open={posts.length > 0}
          items={posts}
          filter={null}
          value={typed}
          itemToStringValue={({ title }: FoundPost) => title}
          onValueChange={(next, { reason }) => reason !== 'item-press' && setTyped(next)}
        >
          <Autocomplete.Input
            id={id}
            ref={field}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="URL, or words of a post's title"
            aria-expanded={posts.length > 0}
            aria-invalid={isInvalid}
            aria-describedby={isInvalid ? `${id}-note` : undefined}
            className={FIELD}
          />
          {posts.length > 0 && (
            <Autocomplete.List
              aria-label="Posts"
              onMouseDown={(event) => event.preventDefault()}
              className="mt-1 max-h-56 overflow-y-auto rounded-lg border border-line bg-surface p-1"
            >
              {(post: FoundPost) => (
                <Autocomplete.Item
                  key={post.path}
                  value={post}
                  onClick={() => finish(post.path, post.title)}
                  className="flex min-h-10 cursor-default items-center justify-between gap-3 rounded-md px-2.5 text-sm outline-none data-highlighted:bg-tint"
                >
                  <Words>{post.title}</Words>
                  {post.isDraft && <span className="text-xs text-muted">Draft</span>}
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          )}
        </Autocomplete.Root>
      </LabelledField>
    </FormDialog>
  )
}

function hrefAt(editor: Editor): string | null {
  const range = linkRange(editor)
  const link = range && editor.state.doc.nodeAt(range.from)?.marks.find(({ type }) => type.name === 'link')
  const href: unknown = link ? link.attrs.href : editor.getAttributes('link').href
  return typeof href === 'string' ? href : null
}

function linkRange({ state: { selection, schema } }: Editor): Range | undefined {
  return selection.empty && schema.marks.link
    ? getMarkRange(selection.$from, schema.marks.link) || undefined
    : undefined
}

/** Without a selection and outside of a link, `text` is inserted; in a link, the cursor stays. */
function setLink(editor: Editor, href: string, text = href): void {
  const chain = editor.chain()
  focusText(editor)
  const { selection } = editor.state
  const range = linkRange(editor)
  if (range) chain.setTextSelection(range)
  if (!href) chain.unsetLink()
  else if (!selection.empty || range) chain.setLink({ href })
  else chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] })
  if (range) chain.setTextSelection(selection.from)
  chain.run()
}

/** Posts of this site that match a text; none for an address. */
function useFoundPosts(text: string): FoundPost[] {
  const query = useSettled(text.trim(), PAUSE)
  const { data = [] } = useQuery({
    queryKey: ['admin', 'posts', 'to-link', query],
    queryFn: ({ signal }) => findPosts(query, signal),
    enabled: isSearched(query),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  return isSearched(text.trim()) ? data : []
}

const isSearched = (query: string) => query.length > 1 && !/^(https?:|\/|#|www\.)/i.test(query)
