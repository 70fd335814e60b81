import { isHistoryTransaction, redoDepth } from '@tiptap/pm/history'
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/**
 * Position of an upload's placeholder: a decoration, never part of the document. One whose place was undone has the depth
 * of the redo that brings it back, and its position then.
 */
type Place = { id: string; pos: number; dom: HTMLElement; redoneAt: number | null }

type Change = { add?: Place[]; remove?: string }

type Hooks = Record<'onDeleted' | 'onUndone' | 'onRedone', (ids: string[]) => void>

const KEY = new PluginKey<Place[]>('uploadPlaces')

/** Plugin that maps the placeholders of running and failed uploads through document changes. */
export function uploadPlaces(hooks: Hooks): Plugin {
  return new Plugin<Place[]>({
    key: KEY,
    state: { init: () => [], apply },
    props: {
      decorations(state) {
        const places = KEY.getState(state) ?? []
        return DecorationSet.create(state.doc, places.filter(isShown).map(decoration))
      },
    },
    view: () => ({
      update(view, before) {
        const now = new Map(KEY.getState(view.state)?.map((place) => [place.id, isShown(place)]))
        const changed: Record<keyof Hooks, string[]> = { onDeleted: [], onUndone: [], onRedone: [] }
        for (const place of KEY.getState(before) ?? []) {
          const shown = now.get(place.id)
          if (shown === undefined) changed.onDeleted.push(place.id)
          else if (shown !== isShown(place)) changed[shown ? 'onRedone' : 'onUndone'].push(place.id)
        }
        for (const hook of ['onDeleted', 'onUndone', 'onRedone'] as const)
          if (changed[hook].length > 0) hooks[hook](changed[hook])
      },
    }),
  })
}

const isShown = ({ redoneAt }: Place) => redoneAt === null

export function addPlaces(tr: Transaction, places: Omit<Place, 'redoneAt'>[]): Transaction {
  const add = places.map((place) => ({ ...place, redoneAt: null }))
  return tr.setMeta(KEY, { add } satisfies Change).setMeta('addToHistory', false)
}

export function removePlace(tr: Transaction, id: string): Transaction {
  return tr.setMeta(KEY, { remove: id } satisfies Change)
}

/** Current position of a placeholder; null if it was deleted. */
export function positionOf(state: EditorState, id: string): number | null {
  return KEY.getState(state)?.find((place) => place.id === id && isShown(place))?.pos ?? null
}

function decoration({ id, pos, dom }: Place, index: number): Decoration {
  return Decoration.widget(pos, dom, { key: id, side: index + 1, stopEvent: () => true, ignoreSelection: true })
}

/** An inserted image goes after the placeholders before it and before those after it. */
function apply(tr: Transaction, places: Place[], before: EditorState): Place[] {
  const change = tr.getMeta(KEY) as Change | undefined
  const removed = places.findIndex(({ id }) => id === change?.remove)
  const moved = places.flatMap((place, index) => {
    if (index === removed) return []
    if (!tr.docChanged) return [place]
    if (!isShown(place)) return redone(place, tr, before)
    const { pos, deletedAcross } = tr.mapping.mapResult(place.pos, index < removed ? -1 : 1)
    if (!deletedAcross) return [{ ...place, pos }]
    return pastOf(tr) === 'undo' ? [{ ...place, redoneAt: redoDepth(before) + 1 }] : []
  })
  return change?.add ? [...moved, ...change.add] : moved
}

/** A placeholder that was undone, shown again by its redo; none after any other edit, which leaves nothing to redo. */
function redone(place: Place, tr: Transaction, before: EditorState): Place[] {
  const past = pastOf(tr)
  if (!past) return []
  return [past === 'redo' && place.redoneAt === redoDepth(before) ? { ...place, redoneAt: null } : place]
}

/** Whether a transaction is an undo or a redo; the history says so in its own meta data. */
function pastOf(tr: Transaction): 'undo' | 'redo' | null {
  if (!isHistoryTransaction(tr)) return null
  return (tr.getMeta('history$') as { redo: boolean }).redo ? 'redo' : 'undo'
}
