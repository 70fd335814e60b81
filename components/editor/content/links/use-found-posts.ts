import { useEffect, useState } from 'react'
import type { EditorServices, FoundPost } from '../services'

/** Milliseconds without typing before a search. */
const PAUSE = 200

/** Posts of this site that match a text; none for an address. */
export function useFoundPosts(text: string, find: EditorServices['findPosts']): FoundPost[] {
  const [found, setFound] = useState<{ text: string; posts: FoundPost[] }>({ text: '', posts: [] })
  const query = text.trim()
  const isSearched = query.length > 1 && !/^(https?:|\/|#|www\.)/i.test(query)
  useEffect(() => {
    if (!isSearched) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      find(query, stop.signal).then(
        (posts) => !stop.signal.aborted && setFound({ text: query, posts }),
        () => {},
      )
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [query, isSearched, find])
  return isSearched ? found.posts : []
}
