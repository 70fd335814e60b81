import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** Position of an upload's placeholder: a decoration, never part of the document. */
type Place = { id: string; pos: number; dom: HTMLElement }

type Change = { add?: Place[]; remove?: string }

const KEY = new PluginKey<Place[]>('uploadPlaces')

const placesIn = (state: EditorState) => KEY.getState(state) ?? []

/**
 * Plugin that maps the placeholders of running and failed uploads through document changes.
 * @param onGone called with the ids of placeholders that are gone, also after their upload.
 */
export function uploadPlaces(onGone: (ids: string[]) => void): Plugin {
  return new Plugin<Place[]>({
    key: KEY,
    state: { init: () => [], apply },
    props: { decorations: (state) => DecorationSet.create(state.doc, placesIn(state).map(decoration)) },
    view: () => ({
      update({ state }, before) {
        const left = new Set(placesIn(state).map(({ id }) => id))
        const gone = placesIn(before).filter(({ id }) => !left.has(id))
        if (gone.length > 0) onGone(gone.map(({ id }) => id))
      },
    }),
  })
}

export function addPlaces(tr: Transaction, places: Place[]): Transaction {
  return tr.setMeta(KEY, { add: places } satisfies Change).setMeta('addToHistory', false)
}

export function removePlace(tr: Transaction, id: string): Transaction {
  return tr.setMeta(KEY, { remove: id } satisfies Change)
}

/** Current position of a placeholder; null if it was deleted. */
export function positionOf(state: EditorState, id: string): number | null {
  return placesIn(state).find((place) => place.id === id)?.pos ?? null
}

function decoration({ id, pos, dom }: Place, index: number): Decoration {
  return Decoration.widget(pos, dom, { key: id, side: index + 1, stopEvent: () => true, ignoreSelection: true })
}

/** An inserted image goes after the placeholders before it and before those after it. */
function apply(tr: Transaction, places: Place[]): Place[] {
  const change = tr.getMeta(KEY) as Change | undefined
  const removed = places.findIndex(({ id }) => id === change?.remove)
  const moved = places.flatMap((place, index) => {
    const { pos, deletedAcross } = tr.mapping.mapResult(place.pos, index < removed ? -1 : 1)
    return index === removed || deletedAcross ? [] : [{ ...place, pos }]
  })
  return [...moved, ...(change?.add ?? [])]
}
