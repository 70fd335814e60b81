import 'server-only'
import { MAX_UPLOAD_BYTES, MAX_UPLOAD_SIZE } from '@/lib/contract/limits'
import { ADMIN_TEXTS } from '@/lib/contract/admin-texts'
import { PictureError } from '../../images/picture-error'
import { addPicture } from '../../pictures/add-picture'
import { apiErrors } from '../api-errors'
import { api } from '../implement'

/** Stores an uploaded picture and returns its URL. */
export const uploadImage = api.posts.uploadImage.handler(async ({ input: { image }, context: { database } }) => {
  if (image.size > MAX_UPLOAD_BYTES) throw apiErrors.badField('image', `must have at most ${MAX_UPLOAD_SIZE}`)
  try {
    const url = await addPicture(database, new Uint8Array(await image.arrayBuffer()))
    return { success: true as const, message: ADMIN_TEXTS.imageUploaded, data: { url } }
  } catch (error) {
    if (error instanceof PictureError) throw apiErrors.badPicture(error.message)
    throw error
  }
})
