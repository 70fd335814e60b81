import { rawText, foldText } from '../page/page'
import { parseMarkup } from '../page/parse-markup'
import { ReaderError } from '../reader-options'

const CHECK_TITLES = new RegExp(
  `^\\W*(${[
    'robot check|robot or human|bot or not|are you (a )?(human|robot)|just a moment|attention required',
    'access( to this page has been)? denied|pardon our interruption|human verification',
    'security (check|challenge)|(please )?verify(ing)? (that )?you are( a)? human|one more step',
    'client challenge|.{0,40}\\bcaptcha|request (blocked|unsuccessful)|you have been blocked',
  ].join('|')})\\W*($|[|–:-])`,
  'i',
)

const CHECK_MARKS = [
  '/errors/validatecaptcha',
  'opfcaptcha.amazon',
  'api-services-support@amazon.com',
  'cf_chl_opt',
  'cf-challenge',
  'cf-browser-verification',
  'geo.captcha-delivery.com',
  'px-captcha',
  '_incapsula_resource',
  'incapsula incident id',
  'distil_r_captcha',
  'distilidentificationblock',
  'sec-if-cpt-container',
  'errors.edgesuite.net',
  'unusual traffic from your computer',
  "make sure you're not a robot",
  'not a robot',
  'verify you are human',
  'verify you are a human',
  'press &amp; hold',
]

/** Ordinary pages include bot protection scripts, too, so markers only count on pages with little text. */
const LITTLE_TEXT = 2_500

/** Whether a page's title is that of a robot check. */
export function isTitledRobotCheck(html: string): boolean {
  const title = /<title[^>]{0,200}>([^<]{0,300})/i.exec(html)?.[1] ?? ''
  return CHECK_TITLES.test(title.trim())
}

/** Whether a page without a product is a robot check. */
export function isRobotCheck(html: string): boolean {
  const text = html.toLowerCase()
  return isTitledRobotCheck(html) || (CHECK_MARKS.some((mark) => text.includes(mark)) && readsLittle(html))
}

export const REFUSED = 'The shop did not let us read this page'

/** The error for a robot check. */
export function robotCheck(): ReaderError {
  return new ReaderError('robot-check', `${REFUSED}: it asks for proof that a person is visiting.`)
}

function readsLittle(html: string): boolean {
  try {
    return foldText(rawText(parseMarkup(html), LITTLE_TEXT * 4)).length < LITTLE_TEXT
  } catch {
    return false
  }
}
