import { createHash, createHmac } from 'node:crypto'
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { SignatureV4 } from '@smithy/signature-v4'
import S3rver from 's3rver'
import type { Bucket } from '../../server/images/bucket'
import { startServer } from './http-server'

const KEY = 'S3RVER'
const SECRET = 'the secret of the tests'
const REGION = 'us-east-1'

/** The hash interface that the signer needs. */
class Sha256 {
  private readonly hash
  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    const key = secret instanceof ArrayBuffer ? new Uint8Array(secret) : secret
    this.hash = key === undefined ? createHash('sha256') : createHmac('sha256', key as Uint8Array | string)
  }
  update(chunk: Uint8Array | string): void {
    this.hash.update(chunk)
  }
  digest(): Promise<Uint8Array> {
    return Promise.resolve(new Uint8Array(this.hash.digest()))
  }
  reset(): void {}
}

const signer = new SignatureV4({
  service: 's3',
  region: REGION,
  credentials: { accessKeyId: KEY, secretAccessKey: SECRET },
  sha256: Sha256,
  uriEscapePath: false,
  applyChecksum: false,
})

/** Whether a request is signed correctly, checked with AWS's own signer. */
async function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): Promise<boolean> {
  const authorization =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/[^,]+, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    )
  const date = new Date(
    String(headers['x-amz-date']).replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  )
  if (!authorization || Number.isNaN(date.getTime()) || authorization[1] !== KEY) return false
  if (headers['x-amz-content-sha256'] !== createHash('sha256').update(body).digest('hex')) return false
  const names = (authorization[2] ?? '').split(';')
  const { pathname, searchParams } = new URL(url, 'http://bucket.test')
  const signed = await signer.sign(
    {
      method,
      protocol: 'http:',
      hostname: 'bucket.test',
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: Object.fromEntries(names.map((name) => [name, String(headers[name])])),
    },
    { signingDate: date },
  )
  return signed.headers.authorization?.endsWith(`Signature=${authorization[3]}`) === true
}

/**
 * Starts an S3-compatible server with one publicly readable bucket; everything else needs a signed request. The
 * server accepts any signature, so a proxy in front verifies it.
 */
export async function startBucket(folder: string) {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'pictures', configs: [] }],
    allowMismatchedSignatures: true,
  })
  const { port } = await server.run()
  const refused: string[] = []
  let isAway = false

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (isAway) return void request.socket.destroy()
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const isPublic =
      request.method === 'GET' && request.headers.authorization === undefined && request.url?.endsWith('.webp')
    if (!isPublic && !(await isSigned(request, body))) {
      refused.push(`${request.method} ${request.url}`)
      return void response
        .writeHead(403, { 'content-type': 'application/xml' })
        .end('<Error><Code>SignatureDoesNotMatch</Code><Message>It does not match</Message></Error>')
    }
    const onward = ask(
      { port, host: '127.0.0.1', method: request.method, path: request.url, headers: request.headers },
      (from) => {
        response.writeHead(from.statusCode ?? 500, from.headers)
        from.pipe(response)
      },
    )
    onward.end(body)
  }
  const { base: endpoint, ...guard } = await startServer(
    (request, response) => void answer(request, response).catch(() => response.destroy()),
  )
  const bucket: Bucket = { name: 'pictures', endpoint, region: REGION, accessKeyId: KEY, secretAccessKey: SECRET }
  const settings = { S3_BUCKET: 'pictures', S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: KEY, S3_SECRET_ACCESS_KEY: SECRET }
  return {
    bucket,
    /** The environment variables for it. */
    settings,
    publicUrl: `${endpoint}/pictures`,
    /** The requests it rejected. */
    refused,
    /** Makes it reset every connection, or stop doing so. */
    setAway: (away: boolean) => (isAway = away),
    close: async () => {
      await guard.close()
      await server.close()
    },
  }
}
