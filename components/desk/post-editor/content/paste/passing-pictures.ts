import { type Editor, Extension, findChildren } from '@tiptap/core'
import { isHistoryTransaction } from '@tiptap/pm/history'
import type { EditorState, Transaction } from '@tiptap/pm/state'
import { afterChange } from '../schema/after-change'

type Hooks = {
  /** Stores a picture of another site on this one. @returns its address here. */
  fetchPicture: (address: string) => Promise<string>
  /** Called when a picture begins to be fetched, and when that ended. */
  onBusy: (busy: boolean) => void
  /** Called with the number of pictures of a paste that could not be fetched. */
  onFailed: (count: number) => void
}

/** Hosts of document editors, whose addresses of pictures expire. */
const PASSING = [
  /^https:\/\/(?:[\w-]+\.)*(?:googleusercontent\.com|notion\.so|notion\.site|notion-static\.com|notionusercontent\.com)\//i,
  /^https:\/\/docs\.google\.com\//i,
  /^https:\/\/[\w-]*(?:secure|notion)[\w-]*\.s3[\w.-]*\.amazonaws\.com\//i,
  /^https:\/\/s3[\w.-]*\.amazonaws\.com\/[\w.-]*(?:secure|notion)/i,
]
const CONCURRENCY = 3
/** Pictures of one paste that are fetched. */
const MOST = 100

/** Whether the address of a picture stops working after a while. */
export const isPassing = (src: unknown): src is string =>
  typeof src === 'string' && PASSING.some((host) => host.test(src))

/** Pictures pasted from Google Docs and Notion are stored on this site, and their addresses replaced. */
export function passingPictures(hooks: Hooks): Extension {
  const stored = new Map<string, string>()
  return Extension.create({
    name: 'passingPictures',
    onTransaction({ editor, transaction }) {
      if (transaction.docChanged && transaction.getMeta('uiEvent') === 'paste') void fetchAll(editor, stored, hooks)
    },
    addProseMirrorPlugins: () => [
      // Redo brings a paste with the addresses that it came with.
      afterChange((_before, state) => withStored(state, stored), isHistoryTransaction),
    ],
  })
}

async function fetchAll(editor: Editor, stored: Map<string, string>, { fetchPicture, onBusy, onFailed }: Hooks) {
  const pictures = findChildren(editor.state.doc, ({ attrs }) => isPassing(attrs.src))
  const addresses = [...new Set(pictures.map(({ node }) => String(node.attrs.src)))]
  const waiting = addresses.slice(0, MOST)
  let failed = addresses.length - waiting.length
  const work = async () => {
    for (let src = waiting.shift(); src !== undefined; src = waiting.shift()) {
      try {
        stored.set(src, stored.get(src) ?? (await fetchPicture(src)))
        const change = editor.isDestroyed ? null : withStored(editor.state, stored)
        if (change) editor.view.dispatch(change)
      } catch {
        failed += 1
      }
    }
  }
  onBusy(true)
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  onBusy(false)
  if (failed > 0 && !editor.isDestroyed) onFailed(failed)
}

/**
 * The change that gives stored pictures their addresses on this site; null if there is nothing to change. Not a step of
 * the history: Undo takes the paste back, not the address.
 */
function withStored({ doc, tr }: EditorState, stored: ReadonlyMap<string, string>): Transaction | null {
  doc.descendants(({ attrs }, pos) => {
    const address = stored.get(String(attrs.src))
    if (address) tr.setNodeAttribute(pos, 'src', address)
  })
  return tr.docChanged ? tr.setMeta('addToHistory', false) : null
}
