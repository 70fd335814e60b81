import 'server-only'
import type { ServerResponse } from 'node:http'

type Call = (...args: unknown[]) => never

/**
 * Calls back, once, when an answer is handed over: whole, or as far as its reader takes it, or its reader has gone. Node tells only
 * when the reader has read it, which may be never.
 */
export function onFlushed(response: ServerResponse, done: () => void): void {
  let isDone = false
  const over = () => {
    if (!isDone) done()
    isDone = true
  }
  const [write, end] = [response.write, response.end] as [Call, Call]
  response.write = (...args: unknown[]) => {
    const takesMore = write.apply(response, args)
    if (!takesMore) over()
    return takesMore
  }
  response.end = (...args: unknown[]) => {
    const ended = end.apply(response, args)
    over()
    return ended
  }
  response.once('close', over)
}
