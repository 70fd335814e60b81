import * as texts from '@/lib/contract/pictures/picture-texts'
import { ADMIN_TEXTS } from '@/lib/contract/admin-texts'
import { env } from '../core/env'
import { fetchPictureOf } from '../fetch/fetch-picture'
import { addPicture } from '../pictures/add-picture'
import { findPicture, listPictures } from '../pictures/list-pictures'
import { replacePicture, undoPictureReplacement } from '../pictures/replace-picture'
import { describePicture, removePictures, restorePictures } from '../pictures/write-pictures'
import { apiErrors } from './api-errors'
import { api } from './implement'
import { readable } from './readable'
import { MAX_UPLOAD_BYTES, MAX_UPLOAD_SIZE } from '@/lib/contract/limits'
import { videoOf } from '@/lib/format/video'
import { readVideo } from '../images/read-video'

/** The calls of the picture library. */
export const pictureCalls = {
  fetch: api.pictures.fetch.handler(async ({ input: { url }, context: { database } }) => {
    const stored = await readable(async () => addPicture(database, await fetchPictureOf(url)))
    return { message: ADMIN_TEXTS.imageUploaded, data: { url: stored } }
  }),
  list: api.pictures.list.handler(async ({ input: { page, per_page, ...view }, context: { database } }) => ({
    data: await listPictures(database, view, page, per_page),
  })),
  find: api.pictures.find.handler(async ({ input: { params }, context: { database } }) => ({
    data: { picture: await findPicture(database, params.name) },
  })),
  describe: api.pictures.describe.handler(async ({ input: { params, body }, context: { database } }) => {
    await describePicture(database, params.name, body)
    if (body.alt !== undefined) return { message: texts.PICTURE_SAVED }
    return { message: body.focus ? texts.FOCUS_SAVED : texts.FOCUS_REMOVED }
  }),
  remove: api.pictures.remove.handler(async ({ input: { names }, context: { database } }) => {
    const { removed, used } = await removePictures(database, names)
    return { message: texts.picturesRemoved(removed.length, used.length), removedNames: removed, usedNames: used }
  }),
  restore: api.pictures.restore.handler(async ({ input: { names }, context: { database } }) => {
    const restoredCount = await restorePictures(database, names)
    return { message: texts.picturesRestored(restoredCount), restoredCount }
  }),
  replace: api.pictures.replace.handler(async ({ input: { params, body }, context: { database } }) => {
    const { by, dry_run: dryRun } = body
    const replaced = await replacePicture(database, params.name, by, { dryRun, author: env().ADMIN_USERNAME })
    return { message: dryRun ? '' : texts.pictureReplaced(replaced.length), data: { replaced } }
  }),
  undoReplace: api.pictures.undoReplace.handler(async ({ input: { params, body }, context: { database } }) => {
    const restored = await undoPictureReplacement(database, params.name, body.by, body.places, env().ADMIN_USERNAME)
    return { message: texts.pictureReplaceUndone(restored), data: { restored } }
  }),
}

/** Stores an uploaded picture and returns its URL. */
export const uploadImage = api.posts.uploadImage.handler(async ({ input: { image }, context: { database } }) => {
  if (image.size > MAX_UPLOAD_BYTES) throw apiErrors.badField('image', `must have at most ${MAX_UPLOAD_SIZE}`)
  const url = await addPicture(database, new Uint8Array(await image.arrayBuffer()))
  return { message: ADMIN_TEXTS.imageUploaded, data: { url } }
})

/** The calls for videos in posts. */
export const videoCalls = {
  read: api.videos.read.handler(async ({ input: { url }, context: { database } }) => {
    const video = videoOf(url)
    if (!video) throw apiErrors.badField('url', 'must be the address of a video on YouTube or Vimeo')
    const facts = await readable(() => readVideo(video, (still) => addPicture(database, still)))
    return { message: '', data: { video: { href: video.href, ...facts } } }
  }),
}
