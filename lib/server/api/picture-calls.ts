import * as texts from '@/lib/contract/pictures/picture-texts'
import { ADMIN_TEXTS } from '@/lib/contract/admin-texts'
import { fetchPictureOf } from '../fetch/fetch-picture'
import { addPicture } from '../pictures/add-picture'
import { findPicture, listPictures } from '../pictures/list-pictures'
import { replacePicture, undoPictureReplacement } from '../pictures/replace-picture'
import { describePicture, removePictures, restorePictures } from '../pictures/write-pictures'
import { apiErrors } from './api-errors'
import type { Answers } from './implement'
import { readable } from './readable'
import { videoOf } from '@/lib/format/video'
import { readVideo } from '../images/read-video'

/** The calls of the picture library. */
export const pictureCalls: Answers['pictures'] = {
  fetch: async ({ url }, { database }) => {
    const stored = await readable(async () => addPicture(database, await fetchPictureOf(url)))
    return { message: ADMIN_TEXTS.imageUploaded, data: { url: stored } }
  },
  list: async ({ page, per_page, ...view }, { database }) => ({
    data: await listPictures(database, view, page, per_page),
  }),
  find: async ({ params }, { database }) => ({ data: { picture: await findPicture(database, params.name) } }),
  describe: async ({ params, body }, { database }) => {
    await describePicture(database, params.name, body)
    if (body.alt !== undefined) return { message: texts.PICTURE_SAVED }
    return { message: body.focus ? texts.FOCUS_SAVED : texts.FOCUS_REMOVED }
  },
  remove: async ({ names }, { database }) => {
    const { removed, used } = await removePictures(database, names)
    return { message: texts.picturesRemoved(removed.length, used.length), removedNames: removed, usedNames: used }
  },
  restore: async ({ names }, { database }) => {
    const restoredCount = await restorePictures(database, names)
    return { message: texts.picturesRestored(restoredCount), restoredCount }
  },
  replace: async ({ params, body }, { author, database }) => {
    const { by, dry_run: dryRun } = body
    const replaced = await replacePicture(database, params.name, by, { dryRun, author })
    return { message: dryRun ? '' : texts.pictureReplaced(replaced.length), data: { replaced } }
  },
  undoReplace: async ({ params, body }, { author, database }) => {
    const restored = await undoPictureReplacement(database, params.name, body.by, body.places, author)
    return { message: texts.pictureReplaceUndone(restored), data: { restored } }
  },
}

/** The calls for videos in posts. */
export const videoCalls: Answers['videos'] = {
  read: async ({ url }, { database }) => {
    const video = videoOf(url)
    if (!video) throw apiErrors.badField('url', 'must be the address of a video on YouTube or Vimeo')
    const facts = await readable(() => readVideo(video, (still) => addPicture(database, still)))
    return { message: '', data: { video: { href: video.href, ...facts } } }
  },
}
