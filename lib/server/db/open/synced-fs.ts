import 'server-only'
import fs from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Options = Parameters<NodeFS['init']>[1]
type Stream = { nfd?: number; node: object }
type NodeFiles = { stream_ops: { fsync?: (stream: Stream) => number }; realPath: (node: object) => string }

/**
 * PGlite's file system with a real fsync: without it a power cut may lose acknowledged writes.
 */
export class SyncedFS extends NodeFS {
  override async init(pg: PGlite, options: Options) {
    const { emscriptenOpts } = await super.init(pg, options)
    const preRun = [emscriptenOpts.preRun ?? []].flat()
    const syncFiles = (module: unknown) => {
      const files = (module as { NODEFS: NodeFiles }).NODEFS
      files.stream_ops.fsync = (stream) => syncStream(files, stream)
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, syncFiles] as typeof preRun } }
  }
}

/** Directories have no file descriptor there. */
function syncStream(files: NodeFiles, { nfd, node }: Stream): number {
  if (nfd !== undefined) {
    fs.fsyncSync(nfd)
    return 0
  }
  const folder = fs.openSync(files.realPath(node), 'r')
  try {
    fs.fsyncSync(folder)
  } finally {
    fs.closeSync(folder)
  }
  return 0
}
