import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** Position of an upload's placeholder: a decoration, never part of the document. */
type Place = { id: string; pos: number; dom: HTMLElement }

type Change = { add?: Place[]; remove?: string }

const KEY = new PluginKey<Place[]>('uploadPlaces')

/** Plugin that maps the placeholders of running and failed uploads through document changes. */
export function uploadPlaces(onDeleted: (ids: string[]) => void): Plugin {
  return new Plugin<Place[]>({
    key: KEY,
    state: { init: () => [], apply },
    props: {
      decorations(state) {
        const places = KEY.getState(state) ?? []
        return DecorationSet.create(state.doc, places.map(decoration))
      },
    },
    view: () => ({
      update(view, before) {
        const remaining = new Set(KEY.getState(view.state)?.map(({ id }) => id))
        const deleted = (KEY.getState(before) ?? []).filter(({ id }) => !remaining.has(id)).map(({ id }) => id)
        if (deleted.length) onDeleted(deleted)
      },
    }),
  })
}

export function addPlaces(tr: Transaction, add: Place[]): Transaction {
  return tr.setMeta(KEY, { add } satisfies Change).setMeta('addToHistory', false)
}

export function removePlace(tr: Transaction, id: string): Transaction {
  return tr.setMeta(KEY, { remove: id } satisfies Change)
}

/** Current position of a placeholder; null if it was deleted. */
export function positionOf(state: EditorState, id: string): number | null {
  return KEY.getState(state)?.find((place) => place.id === id)?.pos ?? null
}

function decoration({ id, pos, dom }: Place, index: number): Decoration {
  return Decoration.widget(pos, dom, { key: id, side: index + 1, stopEvent: () => true, ignoreSelection: true })
}

/** An inserted image goes after the placeholders before it and before those after it. */
function apply(tr: Transaction, places: Place[]): Place[] {
  const change = tr.getMeta(KEY) as Change | undefined
  const removed = places.findIndex(({ id }) => id === change?.remove)
  const moved = places.flatMap((place, index) => {
    if (index === removed) return []
    if (!tr.docChanged) return [place]
    const { pos, deletedAcross } = tr.mapping.mapResult(place.pos, index < removed ? -1 : 1)
    return deletedAcross ? [] : [{ ...place, pos }]
  })
  return change?.add ? [...moved, ...change.add] : moved
}
