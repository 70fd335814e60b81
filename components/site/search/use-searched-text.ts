import { usePathname, useSearchParams } from 'next/navigation'
import { type RefObject, useEffect, useRef } from 'react'
import { readQueryText } from '@/lib/contract/fields/address-query'

/**
 * The text of the current search; empty on other pages. The search box is reset to it when the page changes
 * or is shown again, but never while the user types.
 */
export function useSearchedText(input: RefObject<HTMLInputElement | null>, maxLength: number): string {
  const isSearch = usePathname() === '/search'
  const query = useSearchParams().get('q')
  const searched = isSearch ? readQueryText(query ?? '', maxLength) : ''
  const shown = useRef(searched)
  useEffect(() => {
    if (shown.current !== searched && input.current !== document.activeElement) fill(input.current, searched)
    shown.current = searched
  }, [input, searched])
  useEffect(() => {
    // A page from the back/forward cache still has the text that was typed to leave it.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && fill(input.current, searched)
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [input, searched])
  return searched
}

function fill(box: HTMLInputElement | null, text: string): void {
  if (box) box.value = text
}
