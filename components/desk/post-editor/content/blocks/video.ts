import { type Editor, Node } from '@tiptap/core'
import { DOMSerializer } from '@tiptap/pm/model'
import { PROVIDER_NAMES, videoOf } from '@/lib/format/video'
import { isAllowedImage } from '../links/entered-url'

/** What is known of a video besides its address; `picture` is its still on this site. */
export type VideoFacts = { title: string; picture: string | null }

type VideoAttributes = VideoFacts & { href: string }

const linkIn = (element: HTMLElement) => element.querySelector(':scope > a[href]')

/** A video of YouTube or Vimeo: a still picture that links to it; the page plays it on a click. */
export const VideoBlock = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    href: { default: '', rendered: false },
    picture: { default: null, rendered: false },
    title: { default: '', rendered: false },
  }),
  parseHTML: () => [{ tag: 'figure[data-video]', priority: 60, getAttrs: attributesOf }],
  renderHTML: ({ node: { attrs } }) => {
    const { href, picture, title } = attrs as VideoAttributes
    const shown = picture ? ['img', { src: picture, alt: title }] : title || 'Video'
    return ['figure', { 'data-video': videoOf(href)?.provider ?? '' }, ['a', { href }, shown]]
  },
  addNodeView:
    () =>
    ({ node }) => {
      const { href, picture, title } = node.attrs as VideoAttributes
      const video = videoOf(href)
      return DOMSerializer.renderSpec(document, [
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
      ])
    },
})

function attributesOf(element: HTMLElement): VideoAttributes | false {
  const link = linkIn(element)
  const video = videoOf(link?.getAttribute('href') ?? '')
  if (!link || !video || element.childElementCount > 1) return false
  const picture = link.querySelector('img')
  const src = picture?.getAttribute('src') ?? ''
  return {
    href: video.href,
    picture: isAllowedImage(src) ? src : null,
    title: (picture?.getAttribute('alt') || link.textContent || '').trim(),
  }
}

/**
 * Inserts a video at the cursor, then adds its title and still picture once they are known.
 * @param read reads them; rejects if the provider does not answer.
 */
export function insertVideo(editor: Editor, href: string, read: (href: string) => Promise<VideoFacts>): void {
  editor.chain().insertContent({ type: 'video', attrs: { href } }).run()
  void read(href).then(
    (facts) => completeVideo(editor, href, facts),
    () => {},
  )
}

function completeVideo({ view, state, isDestroyed }: Editor, href: string, { title, picture }: VideoFacts): void {
  if (isDestroyed) return
  const { tr } = state
  state.doc.descendants((node, pos) => {
    if (node.type.name === 'video' && node.attrs.href === href && !node.attrs.picture)
      tr.setNodeMarkup(pos, null, { ...node.attrs, title, picture })
  })
  if (tr.docChanged) view.dispatch(tr.setMeta('addToHistory', false))
}
