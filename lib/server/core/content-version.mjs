import { singleton } from './singleton.mjs'

const content = singleton('content', () => ({ version: 0 }))

/** How often the site's content was changed since the process began: a page rendered at an earlier age may be old. */
export function contentVersion() {
  return content.version
}

/** Makes every page of before an old one. */
export function bumpContentVersion() {
  content.version += 1
}
