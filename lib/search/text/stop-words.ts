const STOP_WORDS = new Set(
  'a an and are as at be by can do does for from has have how i if in into is it its me my of on or our so such that the their then there these they this to was we what when where which who why will with you your'.split(
    ' ',
  ),
)

/** Whether a word carries no meaning for search. */
export const isStopWord = (word: string) => STOP_WORDS.has(word)

const FILLERS = new Set(
  'wont dont doesnt didnt cant cannot isnt arent wasnt wouldnt couldnt shouldnt hasnt havent im ive thats whats hows lets vs versus n r u ur pls please'.split(
    ' ',
  ),
)

/** Whether a word, written without its apostrophe, is only missed in a search if documents have it. */
export const isFiller = (word: string) => FILLERS.has(word)

const SIDE_WORDS = new Set(['for', 'with', 'fits', 'w', 'includes', 'including', 'without', 'from', 'by'])

/** Whether a word introduces what the thing goes with: a filter for a vacuum is no vacuum. */
export const isSideWord = (word: string) => SIDE_WORDS.has(word)

const BUNDLES = new Set(
  'kit set pack combo assembly system unit collection series piece pair roll box part sheet accessory material product supply hardware replacement item'.split(
    ' ',
  ),
)

/** Whether a word names how things are sold: the head of 'set of knives' is 'knives'. */
export const isBundleWord = (word: string) => BUNDLES.has(word)

const SIDES = new Set('wide high deep long tall thick width height length depth thickness diameter'.split(' '))

/** Whether a word names the dimension of a size. */
export const isDimensionWord = (word: string) => SIDES.has(word)
