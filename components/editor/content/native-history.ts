import { Extension } from '@tiptap/core'
import { redo, undo } from '@tiptap/pm/history'
import { Plugin } from '@tiptap/pm/state'

/**
 * Redirects native undo and redo (beforeinput) to the editor's history: the browser's own would corrupt the
 * document.
 */
export const NativeHistory = Extension.create({
  name: 'nativeHistory',
  priority: 200,
  // The keys are handled even with nothing to undo, so that the browser does not act on them.
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
