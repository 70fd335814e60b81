import 'server-only'
import type { Element } from 'domhandler'
import { ancestorsOf } from '../page/elements'

const words = (text: string) => new Set(text.split(' '))

/** Words in class names and ids of former prices. */
const FORMER = words(
  'was old strike striked struck strikethrough msrp rrp uvp srp compare compareat crossed original ' +
    'orig previous prev before wasprice oldprice listprice originalprice compareprice regularprice ' +
    'strikeprice barre barree ancien ancienne anterior tachado streichpreis vorher listino adviesprijs',
)
const FORMER_BY_PRICE = words('list regular standard retail non')
/** Words in class names and ids of other amounts than the product's price. */
const OTHER = words(
  'unit per shipping ship delivery tax install installment installments instalment month monthly ' +
    'finance financing afterpay klarna affirm sezzle points reward rewards credit coupon filter slider ' +
    'alert match history member club subscribe subscription bulk tier',
)
const REDUCTION = words('save saves saved saving savings discount off reduction percentage')
const NAMING = words('label legend caption title heading currency symbol')
const LEVELS = 4

/** The words of an element's class, id and test id. */
function marksOf({ attribs }: Element): string[] {
  const names = [attribs.class, attribs.id, attribs['data-testid'], attribs['data-test']].join(' ')
  return (
    names
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  )
}

/** Whether an element is struck out or named as a former price. */
export function isFormerPrice(element: Element): boolean {
  if (/^(del|s|strike)$/.test(element.name) || /line-through/i.test(element.attribs.style ?? '')) return true
  const marks = marksOf(element)
  if (marks.some((mark) => FORMER.has(mark))) return true
  return marks.some((mark) => mark.includes('price')) && marks.some((mark) => FORMER_BY_PRICE.has(mark))
}

/**
 * Whether an element is another amount than the price, by its names and those of its ancestors.
 * @param isStrict also excludes possible former prices, such as a regular price.
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
