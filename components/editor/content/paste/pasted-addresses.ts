import { type Editor, Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { videoOf } from '@/lib/format/pictures'
import { insertVideo } from '../blocks/video'
import type { EditorServices } from '../services'

/**
 * A pasted address alone: of a video in an empty paragraph it becomes the video; of a post of this site, a link
 * with the post's title.
 */
export function pastedAddresses({ readVideo, postTitle }: EditorServices): Extension {
  return Extension.create({
    name: 'pastedAddresses',
    priority: 150,
    addProseMirrorPlugins() {
      const { editor } = this
      return [
        new Plugin({
          props: {
            handlePaste(view, event) {
              const text = event.clipboardData?.getData('text/plain').trim() ?? ''
              const { selection } = view.state
              if (!/^https?:\/\/\S+$/.test(text) || !selection.empty || selection.$from.parent.type.spec.code)
                return false
              const video = videoOf(text)
              if (video && selection.$from.parent.content.size === 0 && selection.$from.depth === 1) {
                insertVideo(editor, video.href, readVideo)
                return true
              }
              const title = video ? null : postTitle(text)
              if (title === null) return false
              insertPostLink(editor, text, title)
              return true
            },
          },
        }),
      ]
    },
  })
}

/** Inserts the address as a link, whose text becomes the title once it is known and if it was not edited. */
function insertPostLink(editor: Editor, href: string, title: Promise<string>): void {
  const link = [{ type: 'link', attrs: { href } }]
  editor.commands.insertContent({ type: 'text', text: href, marks: link })
  void title.then(
    (text) => replaceText(editor, href, text),
    () => {},
  )
}

function replaceText({ state, view, isDestroyed, schema }: Editor, href: string, title: string): void {
  if (isDestroyed || !title) return
  const { tr } = state
  state.doc.descendants((node, pos) => {
    const isLink =
      node.text === href && node.marks.some(({ type, attrs }) => type.name === 'link' && attrs.href === href)
    if (isLink) tr.replaceWith(tr.mapping.map(pos), tr.mapping.map(pos + node.nodeSize), schema.text(title, node.marks))
  })
  if (tr.docChanged) view.dispatch(tr)
}
