import { notify } from '@/components/site/frame/notify'
import type { Editor } from '@tiptap/core'
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import { insertPoint } from '@tiptap/pm/transform'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { ADMIN_TEXTS, uploadFailed } from '@/lib/contract/admin-texts'
import { newKey } from '@/lib/client/calls/new-key'
import { focusText } from '../read-selection'
import { isPictureFile, type Upload } from '@/components/desk/pictures/file-chooser'
import { gapAt, gapAtCursor } from './picture'
import { make } from '../schema/normalize-markup'
import type { UploadCounts } from '@/components/desk/kit/save-bar'
import { errorMessageOf, PROGRESS } from '@/components/desk/kit/feedback'

export type UploadHooks = {
  upload: Upload
  /** Called with the number of running and failed uploads when it changes. */
  onCounts: (counts: UploadCounts) => void
}

type Job = {
  file: File
  card: ReturnType<typeof uploadCard>
  successMessage: string
  controller: AbortController
  hasFailed: boolean
}

/** Concurrent image uploads into the text, each with a placeholder at its position. */
export class PictureUploads {
  private readonly jobs = new Map<string, Job>()

  constructor(
    private readonly editor: Editor,
    private readonly hooks: UploadHooks,
  ) {}

  /**
   * Starts uploading the images among `files`, to be inserted in order at `pos` or at the cursor.
   * @param successMessage success message per image.
   */
  start(files: File[], successMessage: string, pos?: number): void {
    const pictures = files.filter(isPictureFile)
    if (pictures.length < files.length) notify('error', ADMIN_TEXTS.selectImageFile)
    if (!pictures.length) return
    const gap = pos === undefined ? gapAtCursor(this.editor) : gapAt(this.editor.state.doc, pos)
    const places = pictures.map((file) => {
      const id = newKey()
      const card = uploadCard(file, { onRetry: () => this.run(id), onRemove: () => this.remove(id) })
      this.jobs.set(id, { file, card, successMessage, controller: new AbortController(), hasFailed: false })
      return { id, pos: gap, dom: card.dom }
    })
    const change = this.editor.state.tr.setMeta(KEY, { add: places } satisfies Change)
    this.editor.view.dispatch(change.setMeta('addToHistory', false))
    for (const { id } of places) void this.run(id)
  }

  /** Aborts uploads whose placeholders are gone. */
  forget(ids: Iterable<string>): void {
    for (const id of ids) {
      const job = this.jobs.get(id)
      this.jobs.delete(id)
      job?.controller.abort()
      job?.card.destroy()
    }
    this.count()
  }

  forgetAll(): void {
    this.forget([...this.jobs.keys()])
  }

  private async run(id: string): Promise<void> {
    const job = this.jobs.get(id)
    if (!job) return
    const { signal } = (job.controller = new AbortController())
    job.hasFailed = false
    job.card.showProgress(0)
    this.count()
    try {
      const src = await this.hooks.upload(job.file, { signal, onProgress: job.card.showProgress })
      if (!signal.aborted) this.place(id, src, job.successMessage)
    } catch (error) {
      if (signal.aborted) return
      job.hasFailed = true
      const reason = errorMessageOf(error)
      job.card.showFailure(`${job.file.name} was not uploaded: ${reason}`)
      notify('error', uploadFailed(reason))
      this.count()
    }
  }

  private place(id: string, src: string, successMessage: string): void {
    const { state, view, schema } = this.editor
    const pos = placesIn(state).find((place) => place.id === id)?.pos
    if (pos === undefined) return
    const image = schema.node('image', { src })
    view.dispatch(removePlace(state.tr.insert(insertPoint(state.doc, pos, image.type) ?? pos, image), id))
    notify('success', successMessage)
  }

  private remove(id: string): void {
    this.editor.view.dispatch(removePlace(this.editor.state.tr, id))
    focusText(this.editor)
  }

  private count(): void {
    const failed = [...this.jobs.values()].filter(({ hasFailed }) => hasFailed).length
    this.hooks.onCounts({ running: this.jobs.size - failed, failed })
  }
}

/** Placeholder in the text for an image that is being uploaded. */
function uploadCard(file: File, { onRetry, onRemove }: { onRetry: () => void; onRemove: () => void }) {
  const preview = URL.createObjectURL(file)
  const thumbnail = make(document, 'img', { src: preview, alt: '' })
  // Few browsers decode HEIC.
  thumbnail.onerror = () => (thumbnail.style.visibility = 'hidden')
  const bar = make(document, 'progress', { max: 1, value: 0, className: PROGRESS, ariaLabel: `Upload of ${file.name}` })
  const text = make(document, 'p', { className: 'upload-card-text' })
  const retry = make(document, 'button', { type: 'button', textContent: 'Try again', onclick: onRetry })
  const remove = make(document, 'button', { type: 'button', onclick: onRemove })
  const buttons = make(document, 'div', { className: 'upload-card-buttons' }, retry, remove)
  const properties = { className: 'upload-card', contentEditable: 'false' }
  const dom = make(document, 'div', properties, thumbnail, bar, text, buttons)
  dom.setAttribute('role', 'group')
  dom.setAttribute('aria-label', `Picture ${file.name}`)
  const show = (state: 'uploading' | 'failed', message: string) => {
    dom.dataset.state = state
    text.textContent = message
    text.setAttribute('role', state === 'failed' ? 'alert' : 'presentation')
    bar.hidden = state === 'failed'
    retry.hidden = state === 'uploading'
    remove.textContent = state === 'failed' ? 'Remove' : 'Cancel'
  }
  const showProgress = (share: number) => {
    bar.value = share
    show('uploading', share < 1 ? `Uploading ${file.name}: ${Math.round(share * 100)} %` : `Preparing ${file.name}...`)
  }
  showProgress(0)
  return {
    dom,
    showProgress,
    showFailure: (message: string) => show('failed', message),
    destroy: () => URL.revokeObjectURL(preview),
  }
}

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

function removePlace(tr: Transaction, id: string): Transaction {
  return tr.setMeta(KEY, { remove: id } satisfies Change)
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
