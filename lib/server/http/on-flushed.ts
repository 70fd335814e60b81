import 'server-only'
import type { ServerResponse } from 'node:http'

type Call = (...args: unknown[]) => never

/**
 * Calls back once when a response has been written: completely, as far as its reader's buffer takes it, or when the connection
 * closes. Node's own events wait for the reader, which may never read.
 */
export function onFlushed(response: ServerResponse, done: () => void): void {
  let isDone = false
  const finish = () => {
    if (!isDone) done()
    isDone = true
  }
  const [write, end] = [response.write, response.end] as [Call, Call]
  response.write = (...args: unknown[]) => {
    const hasRoom = write.apply(response, args)
    if (!hasRoom) finish()
    return hasRoom
  }
  response.end = (...args: unknown[]) => {
    const ended = end.apply(response, args)
    finish()
    return ended
  }
  response.once('close', finish)
}
