/** Signals to ./early-html.ts that React is about to hydrate or to render. */
export function beforeHydration(): void {
  if (typeof window !== 'undefined') window.dispatchEvent(new Event('before-hydration'))
}
