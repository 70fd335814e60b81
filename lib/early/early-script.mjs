import { hideBrokenPictures } from './hide-broken-pictures.mjs'
import { markPressed } from './mark-pressed.mjs'
import { recordActs } from './record-acts.mjs'
import { recoverPage } from './recover-page.mjs'
import { replayEvents } from './replay-events.mjs'
import { stepCarousel } from './step-carousel.mjs'

/** Recovers the page until it is hydrated; components/site/startup/new-build.tsx continues. */
const RECOVERY = `addEventListener('hydrated',(${sourceOf(recoverPage)})(()=>{}),{once:true})`

/**
 * An inline script for the head of every page: what serves it until its own scripts have started. The functions are
 * inlined by their source, so each must be self-contained.
 */
export const EARLY_SCRIPT = [
  `(${sourceOf(markPressed)})()`,
  `(${sourceOf(recordActs)})()`,
  `(${sourceOf(replayEvents)})(${sourceOf(stepCarousel)})`,
  RECOVERY,
].join(';')

/** The same for published pages: in a preview and in the editor, a writer sees which pictures are broken. */
export const EARLY_SCRIPT_OF_PUBLIC_PAGES = `${EARLY_SCRIPT};(${sourceOf(hideBrokenPictures)})()`

/** @param {{ toString: () => string }} code a function; without lines of comments and indentation */
function sourceOf(code) {
  return code
    .toString()
    .replace(/^\s*(\/\/|\/\*\*).*\n/gm, '')
    .replace(/\n\s*/g, '\n')
}
