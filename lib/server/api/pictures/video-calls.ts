import 'server-only'
import { videoOf } from '@/lib/format/pictures'
import { readVideo } from '../../images/read-video'
import { addPicture } from '../../pictures/add-picture'
import { apiErrors } from '../api-errors'
import { readable } from '../readable'
import { api } from '../implement'

const read = api.videos.read.handler(async ({ input: { url }, context: { database } }) => {
  const video = videoOf(url)
  if (!video) throw apiErrors.badField('url', 'must be the address of a video on YouTube or Vimeo')
  const facts = await readable(() => readVideo(video, (still) => addPicture(database, still)))
  return { success: true as const, message: '', data: { video: { href: video.href, ...facts } } }
})

/** The calls for videos in posts. */
export const videoCalls = { read }
