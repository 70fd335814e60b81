import type { S3Client } from '@aws-sdk/client-s3'
import { PICTURE_NAME, PicturesAwayError, type PictureStore } from './stored-pictures'
import { type Settings, env, SettingsError } from '../core/env'
import { log } from '../core/log'

export type Bucket = {
  name: string
  /** URL of an S3-compatible server; undefined for Amazon S3. */
  endpoint: string | undefined
  region: string
  accessKeyId: string
  secretAccessKey: string
}

type S3 = typeof import('@aws-sdk/client-s3')

/** Milliseconds. */
const CONNECT_LIMIT = 5_000

const ANSWER_LIMIT = 20_000

/** The client is loaded only if a bucket is configured. */
async function open({ endpoint, region, accessKeyId, secretAccessKey }: Bucket) {
  const s3 = await import('@aws-sdk/client-s3')
  const client = new s3.S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestHandler: { connectionTimeout: CONNECT_LIMIT, requestTimeout: ANSWER_LIMIT },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { s3, client }
}

const isMissing = (error: unknown) => error instanceof Error && ['NotFound', 'NoSuchKey'].includes(error.name)

function away(name: string, cause: unknown): PicturesAwayError {
  const { message, code } = cause as { message?: string; code?: string }
  return new PicturesAwayError(`The bucket ${name} cannot be reached, or refuses: ${message || code}`, { cause })
}

/** Stores pictures in an S3-compatible bucket, by name; every request is signed. */
export function bucketStore(bucket: Bucket): PictureStore & { check: () => Promise<void> } {
  let opening: ReturnType<typeof open> | undefined
  const opened = () => (opening ??= open(bucket))
  const place = (name: string) => {
    if (!PICTURE_NAME.test(name)) throw new Error(`${JSON.stringify(name)} is not the name of a picture`)
    return { Bucket: bucket.name, Key: name }
  }
  /** @returns null if the object does not exist. @throws PicturesAwayError */
  const send = async <T>(work: (client: S3Client, s3: S3) => Promise<T>): Promise<T | null> => {
    const { s3, client } = await opened()
    try {
      return await work(client, s3)
    } catch (error) {
      if (isMissing(error)) return null
      throw away(bucket.name, error)
    }
  }
  return {
    check: async () => {
      const { s3, client } = await opened()
      await client.send(new s3.HeadBucketCommand({ Bucket: bucket.name }))
    },
    about: async (name) => {
      const at = place(name)
      const head = await send((client, s3) => client.send(new s3.HeadObjectCommand(at)))
      return head && { size: head.ContentLength ?? 0, storedAt: head.LastModified ?? new Date() }
    },
    put: async (name, bytes) => {
      const headers = { ContentType: 'image/webp', CacheControl: 'public, max-age=31536000, immutable' }
      const object = { ...place(name), ...headers, Body: bytes }
      await send((client, s3) => client.send(new s3.PutObjectCommand(object)))
    },
    get: async (name) => {
      const at = place(name)
      return send(async (client, s3) => {
        const { Body } = await client.send(new s3.GetObjectCommand(at))
        return Body ? new Uint8Array(await Body.transformToByteArray()) : null
      })
    },
    remove: async (name) => {
      const at = place(name)
      await send((client, s3) => client.send(new s3.DeleteObjectCommand(at)))
    },
    names: async function* () {
      const { s3, client } = await opened()
      try {
        yield* namesIn(client, s3, bucket.name)
      } catch (error) {
        throw away(bucket.name, error)
      }
    },
  }
}

async function* namesIn(client: S3Client, s3: S3, name: string): AsyncGenerator<string> {
  for await (const { Contents = [] } of s3.paginateListObjectsV2({ client }, { Bucket: name })) {
    for (const { Key = '' } of Contents) if (PICTURE_NAME.test(Key)) yield Key
  }
}

/** The bucket of the settings; null if pictures are stored in the data folder. */
export function bucketOf(settings: Settings): Bucket | null {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null
  return {
    name: S3_BUCKET,
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}

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
