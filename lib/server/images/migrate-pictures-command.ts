import '../core/load-env.mjs'
import { env } from '../core/env'
import { bucketOf } from './bucket/bucket-of'
import { bucketStore } from './bucket/bucket-store'
import { checkBucket } from './bucket/check-bucket'
import { copyPictures } from './copy-pictures'
import { folderStore, pictureFolder } from './picture-store'

/** `npm run migrate:pictures`: from the data folder to the bucket. */
try {
  const bucket = bucketOf(env())
  if (!bucket)
    throw new Error('Set S3_BUCKET and the other S3_ settings: they name the bucket that the pictures go to.')
  await checkBucket()
  const { copied, already } = await copyPictures(folderStore(pictureFolder()), bucketStore(bucket))
  console.info(
    `${copied} pictures were copied to ${bucket.name}, ${already} were there already; all are the same as in ${pictureFolder()}.`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
