/**
 * Calls `reach` once, when a node comes into view or is scrolled past.
 * @param margin pixels below the viewport that count as visible.
 * @returns a function that stops observing.
 */
export function whenReached(node: Element, margin: number, reach: () => void): () => void {
  if (!('IntersectionObserver' in globalThis)) return whenScrolledTo(node, margin, reach)
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      reach()
    },
    { rootMargin: `100000px 0px ${margin}px` },
  )
  observer.observe(node)
  return () => observer.disconnect()
}

/** The same for browsers without IntersectionObserver, or where it is turned off. */
function whenScrolledTo(node: Element, margin: number, reach: () => void): () => void {
  const stop = () => removeEventListener('scroll', look)
  const look = () => {
    if (node.getBoundingClientRect().top > innerHeight + margin) return
    stop()
    reach()
  }
  addEventListener('scroll', look, { passive: true })
  const first = requestAnimationFrame(look)
  return () => {
    cancelAnimationFrame(first)
    stop()
  }
}
