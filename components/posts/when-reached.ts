/**
 * Calls `reach` when a node comes into view, or is scrolled past.
 * @param margin how many pixels below the view count as in it.
 * @returns what ends it.
 */
export function whenReached(node: Element, margin: number, reach: () => void): () => void {
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && reach(), { rootMargin: `100000px 0px ${margin}px` })
  observer.observe(node)
  return () => observer.disconnect()
}
