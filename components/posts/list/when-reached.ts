/**
 * Calls `reach` when a node comes into view or is scrolled past.
 * @param margin pixels below the viewport that count as visible.
 * @returns a function that stops observing.
 */
export function whenReached(node: Element, margin: number, reach: () => void): () => void {
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && reach(), {
    rootMargin: `100000px 0px ${margin}px`,
  })
  observer.observe(node)
  return () => observer.disconnect()
}
