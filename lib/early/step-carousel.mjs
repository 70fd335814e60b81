/**
 * Scrolls the strip of a carousel by the number of slides in the `data-step` of one of its buttons, negative for back.
 * Also inlined by its source (early-script.mjs), so it must be self-contained.
 * @param {HTMLElement} button
 */
export function stepCarousel(button) {
  const strip = button.closest('section')?.querySelector('[tabindex="0"]')
  const slide = strip?.firstElementChild
  if (!strip || !slide) return
  const gap = parseFloat(getComputedStyle(strip).columnGap) || 0
  strip.scrollBy({ left: Number(button.dataset.step) * (slide.clientWidth + gap) })
}
