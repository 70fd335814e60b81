import { Extension } from '@tiptap/core'
import { DOMSerializer, type Schema } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'

/** Marks clipboard HTML from this editor, which is pasted unchanged. */
export const OWN_SLICE = 'data-own-slice'

/** Adds the marker to copied HTML. */
export const OwnSlice = Extension.create({
  name: 'ownSlice',
  addProseMirrorPlugins() {
    return [new Plugin({ props: { clipboardSerializer: serializerOf(this.editor.schema) } })]
  },
})

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
