import { unwrap } from '../../schema/normalize-markup'

/** Boxes of WordPress's classic editor and of Blogger around a picture and its caption. */
const BOXES = '.wp-caption, table.tr-caption-container'
const CAPTIONS = '.wp-caption-text, .tr-caption'
const PICTURE_FILE = /\.(?:jpe?g|png|webp|gif|avif)(?:[?#]|$)/i

/** Turns boxes of a picture with a caption into figures, and frees pictures in figures of the link to their own file. */
export function convertCaptions(body: HTMLElement): void {
  for (const box of body.querySelectorAll(BOXES)) {
    const [image, ...others] = box.querySelectorAll('img')
    const [caption, ...more] = box.querySelectorAll(CAPTIONS)
    if (!image || !caption || others.length + more.length > 0 || caption.contains(image)) continue
    const figure = box.ownerDocument.createElement('figure')
    const text = box.ownerDocument.createElement('figcaption')
    text.append(...caption.childNodes)
    figure.append(image, text)
    box.replaceWith(figure)
  }
  for (const link of body.querySelectorAll('a')) {
    if (isAroundPicture(link) && PICTURE_FILE.test(link.getAttribute('href') ?? '')) unwrap(link)
  }
}

/** Whether a link has a picture in it, and nothing else. */
export const isAroundPicture = (link: Element) => !link.textContent?.trim() && link.querySelector('img') !== null
