import { publicApi } from '@/lib/client/calls/client'
import { groupsOf, type OptionGroup, recentGroup } from './suggestion-groups'

/** Debounce of suggestion requests in milliseconds. */
const TYPING_PAUSE = 120

/** Requests suggestions for a text as it is typed; aborts outdated requests. */
export function createSuggestionFetcher(onGroups: (groups: OptionGroup[]) => void) {
  let controller = new AbortController()
  let resting: ReturnType<typeof setTimeout> | undefined
  const load = async (text: string) => {
    controller = new AbortController()
    const { signal } = controller
    const found = await publicApi.search.suggest({ q: text }, { signal }).catch(() => null)
    if (!signal.aborted) onGroups(found ? groupsOf(found.data) : [])
  }
  const stop = () => {
    clearTimeout(resting)
    controller.abort()
  }
  const typed = (text: string) => {
    stop()
    if (!text) onGroups(recentGroup())
    else resting = setTimeout(() => void load(text), TYPING_PAUSE)
  }
  return { typed, stop }
}
