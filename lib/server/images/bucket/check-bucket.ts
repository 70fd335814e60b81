import 'server-only'
import { env, SettingsError } from '../../core/env'
import { log } from '../../core/log'
import { bucketOf } from './bucket-of'
import { bucketStore } from './bucket-store'

/**
 * Checks that the bucket of the settings exists and grants access. An unreachable one is only logged: pages are served
 * without pictures until it is back.
 * @throws SettingsError for a bucket that does not exist or denies access.
 */
export async function checkBucket(): Promise<void> {
  const bucket = bucketOf(env())
  if (!bucket) return
  try {
    await bucketStore(bucket).check()
  } catch (error) {
    const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
    if (status === 404) throw new SettingsError(`There is no bucket ${bucket.name} at S3_ENDPOINT.`)
    if (status && status < 500)
      throw new SettingsError(`The bucket ${bucket.name} refuses S3_ACCESS_KEY_ID or its region (${status}).`)
    log.error({ err: error }, 'the bucket of the pictures cannot be reached (S3_ENDPOINT)')
  }
}
