import { z } from 'zod'
import { adminPrivate, messageDataResponse } from '../call'
import { anyText, looseText, text } from '../fields/fields'
import { MAX_URL_LENGTH } from '../limits'

/** Calls for videos in posts. */
export const videoCalls = {
  read: adminPrivate(422, 502, 504)
    .route({
      method: 'POST',
      path: '/admin/videos/read',
      summary: 'Read the title of a video and store its still picture (an addition of this site)',
      description: 'For videos of YouTube and Vimeo, by the address of their page or player.',
      tags: ['Posts'],
    })
    .input(z.object({ url: text(MAX_URL_LENGTH) }))
    .output(messageDataResponse({ video: z.object({ href: anyText, title: anyText, picture: looseText }) })),
}
