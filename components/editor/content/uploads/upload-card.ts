import { PROGRESS } from '../../form/fields/field-style'

type Actions = { onRetry: () => void; onRemove: () => void }

/** Placeholder in the text for an image that is being uploaded. */
export type UploadCard = {
  dom: HTMLElement
  showProgress: (share: number) => void
  showFailure: (message: string) => void
  destroy: () => void
}

/** Creates the card of an upload, with a thumbnail and its progress. */
export function uploadCard(file: File, { onRetry, onRemove }: Actions): UploadCard {
  const preview = URL.createObjectURL(file)
  const thumbnail = make('img', { src: preview, alt: '' })
  // Few browsers decode HEIC.
  thumbnail.onerror = () => (thumbnail.style.visibility = 'hidden')
  const bar = make('progress', { max: 1, value: 0, className: PROGRESS, ariaLabel: `Upload of ${file.name}` })
  const text = make('p', { className: 'upload-card-text' })
  const retry = make('button', { type: 'button', textContent: 'Retry', onclick: onRetry })
  const remove = make('button', { type: 'button', onclick: onRemove })
  const buttons = make('div', { className: 'upload-card-buttons' })
  const dom = make('div', { className: 'upload-card', contentEditable: 'false' })
  buttons.append(retry, remove)
  dom.append(thumbnail, bar, text, buttons)
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
    showFailure: (message) => show('failed', message),
    destroy: () => URL.revokeObjectURL(preview),
  }
}

function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(tag), properties)
}
