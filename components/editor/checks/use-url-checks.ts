import { useEffect, useRef, useState } from 'react'
import { checkUrls } from '@/lib/client/site/check-urls'
import { errorMessageOf } from '../../admin/error-message'
import type { UrlCheckResults } from './outside-links'

/** Checks URLs of other sites, when started. */
export function useUrlChecks() {
  const [results, setResults] = useState<UrlCheckResults>(new Map())
  /** What is being checked; null while nothing is. */
  const [running, setRunning] = useState<{ total: number; done: number } | null>(null)
  const [failure, setFailure] = useState('')
  const stop = useRef<AbortController>(null)
  useEffect(() => () => stop.current?.abort(), [])
  const start = async (addresses: readonly string[]) => {
    const { signal } = (stop.current = new AbortController())
    setRunning({ total: addresses.length, done: 0 })
    setFailure('')
    try {
      await checkUrls(
        addresses,
        (address, result) => {
          setResults((now) => new Map(now).set(address, result))
          setRunning((now) => now && { ...now, done: now.done + 1 })
        },
        signal,
      )
    } catch (error) {
      if (!signal.aborted) setFailure(`Not all links could be checked: ${errorMessageOf(error)}`)
    }
    setRunning(null)
  }
  return { results, running, failure, start }
}
