import 'server-only'
import type { Element } from 'domhandler'
import { ancestorsOf } from '../page/elements'

const words = (text: string) => new Set(text.split(' '))

/** Words in the names of elements that hold a price which is no longer asked. */
const FORMER = words(
  'was old strike striked struck strikethrough msrp rrp uvp srp compare compareat crossed original ' +
    'orig previous prev before wasprice oldprice listprice originalprice compareprice regularprice ' +
    'strikeprice barre barree ancien ancienne anterior tachado streichpreis vorher listino adviesprijs',
)
const FORMER_BY_PRICE = words('list regular standard retail non')
/** Words in the names of elements that hold some other amount than the price of the product. */
const OTHER = words(
  'unit per shipping ship delivery tax install installment installments instalment month monthly ' +
    'finance financing afterpay klarna affirm sezzle points reward rewards credit coupon filter slider ' +
    'alert match history member club subscribe subscription bulk tier',
)
const REDUCTION = words('save saves saved saving savings discount off reduction percentage')
const NAMING = words('label legend caption title heading currency symbol')
const LEVELS = 4

/** The words that an element's class, id and test name are made of. */
function marksOf({ attribs }: Element): string[] {
  const names = [attribs.class, attribs.id, attribs['data-testid'], attribs['data-test']].join(' ')
  return (
    names
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  )
}

/** Whether an element is drawn or named as a price of before. */
export function isFormerPrice(element: Element): boolean {
  if (/^(del|s|strike)$/.test(element.name) || /line-through/i.test(element.attribs.style ?? '')) return true
  const marks = marksOf(element)
  if (marks.some((mark) => FORMER.has(mark))) return true
  return marks.some((mark) => mark.includes('price')) && marks.some((mark) => FORMER_BY_PRICE.has(mark))
}

/**
 * Whether an element holds, by its names and those around it, something else than the price asked.
 * @param isStrict Also rules out what only may be a former price, such as a regular one.
 */
export function isOtherAmount(element: Element, isStrict: boolean): boolean {
  const own = marksOf(element)
  if (own.some((mark) => OTHER.has(mark) || REDUCTION.has(mark) || NAMING.has(mark))) return true
  return [element, ...ancestorsOf(element).slice(0, LEVELS)].some((each) => {
    if (/^(del|s|strike|select|option|label)$/.test(each.name) || /line-through/i.test(each.attribs.style ?? ''))
      return true
    const marks = marksOf(each)
    return marks.some((mark) => FORMER.has(mark) || OTHER.has(mark)) || (isStrict && isFormerPrice(each))
  })
}
