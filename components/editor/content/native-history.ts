import { Extension } from '@tiptap/core'
import { redo, undo } from '@tiptap/pm/history'
import { Plugin } from '@tiptap/pm/state'

/** The browser's own undo, which knows nothing of the text's history and would tear it, is led to that history. */
export const NativeHistory = Extension.create({
  name: 'nativeHistory',
  priority: 200,
  // These keys are taken even where there is nothing left to do, lest they come to mean something else.
  addKeyboardShortcuts() {
    const again = () => this.editor.commands.redo() || true
    return { 'Mod-z': () => this.editor.commands.undo() || true, 'Mod-Shift-z': again, 'Mod-y': again }
  },
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleDOMEvents: {
          beforeinput(view, event) {
            const command = { historyUndo: undo, historyRedo: redo }[event.inputType]
            if (!command) return false
            event.preventDefault()
            return command(view.state, view.dispatch) || true
          },
        },
      },
    }),
  ],
})
