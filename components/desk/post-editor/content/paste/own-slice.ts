import { Extension } from '@tiptap/core'
import { DOMSerializer, type Schema, type Slice } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'

/** Marks clipboard HTML from this editor, which is pasted unchanged. */
export const OWN_SLICE = 'data-own-slice'

/**
 * Adds the marker to copied HTML.
 * @param onProducts called with the ids of the products in pasted blocks.
 */
export function ownSlice(onProducts: (ids: string[]) => void): Extension {
  return Extension.create({
    name: 'ownSlice',
    addProseMirrorPlugins() {
      const transformPasted = (slice: Slice) => {
        onProducts(productsOf(slice))
        return slice
      }
      return [new Plugin({ props: { clipboardSerializer: serializerOf(this.editor.schema), transformPasted } })]
    },
  })
}

/** The ids of the products in the cards, kits, comparisons and pins of pasted content. */
function productsOf(slice: Slice): string[] {
  const ids = new Set<string>()
  JSON.stringify(slice.toJSON(), (key, value: unknown) => {
    if (key === 'product' && typeof value === 'string' && value) ids.add(value)
    return value
  })
  return [...ids]
}

function serializerOf(schema: Schema): DOMSerializer {
  const serializer = new DOMSerializer(DOMSerializer.nodesFromSchema(schema), DOMSerializer.marksFromSchema(schema))
  const write = serializer.serializeFragment.bind(serializer)
  serializer.serializeFragment = (...args) => {
    const fragment = write(...args)
    const { firstChild } = fragment
    if (firstChild instanceof Element) firstChild.setAttribute(OWN_SLICE, '')
    return fragment
  }
  return serializer
}
