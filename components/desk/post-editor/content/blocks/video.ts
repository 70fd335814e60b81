import type { Editor } from '@tiptap/core'
import { readVideo } from '@/lib/client/editor-services'
import { PROVIDER_NAMES, videoOf } from '@/lib/format/video'
import { isAllowedImage } from '../links/entered-url'
import { atomBlock } from './edit-block'

/** `picture` is its still on this site. */
type VideoAttributes = { href: string; title: string; picture: string | null }

/** A video of YouTube or Vimeo: a still picture that links to it; the page plays it on a click. */
export const VideoBlock = atomBlock<VideoAttributes>({
  name: 'video',
  tag: 'figure[data-video]',
  empty: { href: '', picture: null, title: '' },
  read: attributesOf,
  write: ({ href, picture, title }) => {
    const shown = picture ? ['img', { src: picture, alt: title }] : title || 'Video'
    return ['figure', { 'data-video': videoOf(href)?.provider ?? '' }, ['a', { href }, shown]]
  },
  view: ({ href, picture, title }) => {
    const video = videoOf(href)
    return [
      'figure',
      { 'data-video': video?.provider ?? '', contenteditable: 'false' },
      [
        'a',
        {},
        ...(picture ? [['img', { src: picture, alt: '' }]] : []),
        [
          'span',
          { class: 'video-title' },
          ['span', { class: 'video-play' }],
          ['span', {}, title || 'Video'],
          ['small', {}, `${video ? PROVIDER_NAMES[video.provider] : ''} · ${href}`],
        ],
      ],
    ]
  },
})

function attributesOf(element: HTMLElement): VideoAttributes | null {
  const link = element.querySelector(':scope > a[href]')
  const video = videoOf(link?.getAttribute('href') ?? '')
  if (!link || !video || element.childElementCount > 1) return null
  const picture = link.querySelector('img')
  const src = picture?.getAttribute('src') ?? ''
  return {
    href: video.href,
    picture: isAllowedImage(src) ? src : null,
    title: (picture?.getAttribute('alt') || link.textContent || '').trim(),
  }
}

/** Inserts a video at the cursor, then adds its title and still picture once its provider has answered. */
export function insertVideo(editor: Editor, href: string): void {
  editor.chain().insertContent({ type: 'video', attrs: { href } }).run()
  void readVideo(href).then(
    (facts) => completeVideo(editor, { href, ...facts }),
    () => {},
  )
}

function completeVideo({ view, state, isDestroyed }: Editor, { href, title, picture }: VideoAttributes): void {
  if (isDestroyed) return
  const { tr } = state
  state.doc.descendants((node, pos) => {
    if (node.type.name === 'video' && node.attrs.href === href && !node.attrs.picture)
      tr.setNodeMarkup(pos, null, { ...node.attrs, title, picture })
  })
  if (tr.docChanged) view.dispatch(tr.setMeta('addToHistory', false))
}
