/** Tells the page (lib/server/http/page-cache/restored-texts.mjs) that React is about to take it over, or goes on to. */
export function beforeHydration(): void {
  if (typeof window !== 'undefined') window.dispatchEvent(new Event('before-hydration'))
}
