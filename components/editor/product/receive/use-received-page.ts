import { useEffect, useState } from 'react'
import { READY } from '../../products/bookmarklet'
import { addressInFragment, pageIn, type ReceivedPage } from './received-page'

/** Milliseconds after which the page counts as lost; it is still accepted then. */
const PATIENCE = 10_000

/** The page that the window which opened this one hands over, and what went wrong with it. */
export function useReceivedPage() {
  const [address] = useState(() => addressInFragment(window.location.hash))
  const [page, setPage] = useState<ReceivedPage | null>(null)
  const [problem, setProblem] = useState(() => (!address ? NOTHING : window.opener ? '' : APART))
  useEffect(() => {
    const opener = window.opener as Window | null
    if (!opener || !address) return
    const { origin } = new URL(address)
    const onMessage = (event: MessageEvent) => {
      const found = pageIn(event, { opener, origin })
      if (found === null) return
      clearTimeout(timer)
      setProblem(typeof found === 'string' ? found : '')
      setPage(typeof found === 'string' ? null : found)
    }
    const timer = setTimeout(() => setProblem(LOST), PATIENCE)
    window.addEventListener('message', onMessage)
    opener.postMessage(READY, origin)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('message', onMessage)
    }
  }, [address])
  return { address, page, problem }
}

const NOTHING = 'Nothing was handed over: press the bookmark on the page of a product in a shop'
const APART = 'The shop keeps its windows apart from others, so its page did not come along'
const LOST = 'The page did not arrive. Go back to the shop, and press the bookmark again'
