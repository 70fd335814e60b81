/** The parts in use of s3rver, an S3-compatible server for tests. */
declare module 's3rver' {
  type Options = {
    port: number
    address: string
    silent: boolean
    directory: string
    configureBuckets: { name: string; configs: string[] }[]
    allowMismatchedSignatures: boolean
  }

  class S3rver {
    constructor(options: Options)
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }

  export = S3rver
}
