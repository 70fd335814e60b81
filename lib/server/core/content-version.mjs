/** One count for the whole process: Next, the front and the routes each have module instances of their own. */
const shared = /** @type {typeof globalThis & { plumblineContentAge?: number }} */ (globalThis)

/** How often the site's content was changed since the process began: a page rendered at an earlier age may be old. */
export function contentAge() {
  return shared.plumblineContentAge ?? 0
}

/** Makes every page of before an old one. */
export function contentChanged() {
  shared.plumblineContentAge = contentAge() + 1
}
