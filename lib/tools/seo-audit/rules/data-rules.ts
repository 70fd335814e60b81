import { formatPrice } from '@/lib/format/products/product-values'
import { faultsAt, type Finding, type IndexedPage } from '../finding'
import type { PageFacts } from '../read-page'
import { checkStructuredData, type StructuredGraph } from './structured-data-rules'

type Thing = StructuredGraph['@graph'][number]
type ListOf<T extends Thing['@type']> = Extract<Thing, { '@type': T }>

/** Checks that structured data is valid and agrees with the visible page and its head. */
export function checkData(pages: IndexedPage[]): Finding[] {
  return pages.flatMap(({ address, page }) => {
    const checked = page.data.map(checkStructuredData)
    const things = checked.flatMap(({ graph }) => graph?.['@graph'] ?? [])
    const kinds = things.map((thing) => thing['@type'])
    const article = page.metas.get('og:type') === 'article'
    return faultsAt(address, [
      ...checked.flatMap(({ faults }) => faults.map((fault) => `has structured data with ${fault}`)),
      article && !kinds.includes('BlogPosting') && 'has no BlogPosting',
      article && !kinds.includes('BreadcrumbList') && 'has no BreadcrumbList',
      ...things.flatMap((thing) => disagreements(thing, page)),
    ])
  })
}

/** The faults of one entity. */
function disagreements(thing: Thing, page: PageFacts): (string | false)[] {
  if (thing['@type'] === 'BlogPosting') return ofPosting(thing, page)
  if (thing['@type'] === 'BreadcrumbList') return ofBreadcrumbs(thing, page)
  if (thing['@type'] === 'CollectionPage') return ofCollection(thing, page)
  if (thing['@type'] === 'HowTo') return ofHowTo(thing, page)
  if (thing['@type'] === 'ImageObject') return ofPicture(thing, page)
  return thing['@type'] === 'ItemList' ? ofProducts(thing, page) : []
}

const shows = ({ text }: PageFacts, words: string) => text.includes(words.replace(/\s+/g, ' ').trim())
const links = (page: PageFacts, address: string) => page.links.some((link) => link.address === address)
const pictures = (page: PageFacts, address: string) => page.images.some((image) => image.address === address)

function ofPosting(posting: ListOf<'BlogPosting'>, page: PageFacts): (string | false)[] {
  return [
    posting.headline !== page.metas.get('og:title') && `has a headline that is not its og:title: ${posting.headline}`,
    !shows(page, posting.headline) && 'does not show its headline',
    posting.url !== page.canonical && `has a BlogPosting at ${posting.url}`,
    posting.mainEntityOfPage !== page.canonical && `has a BlogPosting of ${posting.mainEntityOfPage}`,
    posting.datePublished !== page.metas.get('article:published_time') &&
      'has a datePublished that is not its article:published_time',
    posting.dateModified !== page.metas.get('article:modified_time') &&
      'has a dateModified that is not its article:modified_time',
    ...(posting.image ? ofPicture(posting.image, page) : []),
  ]
}

function ofPicture({ url, mentions = [] }: ListOf<'ImageObject'>, page: PageFacts): (string | false)[] {
  return [
    !pictures(page, url) && `does not show its image ${url}`,
    ...mentions.map(({ name }) => !shows(page, name) && `does not show ${name}, which its image ${url} mentions`),
  ]
}

function ofHowTo({ name, supply, tool, step }: ListOf<'HowTo'>, page: PageFacts) {
  return [
    ...[name, ...step.map(({ text }) => text)].map((text) => !shows(page, text) && `does not show its step ${text}`),
    ...[...supply, ...tool].map(
      ({ name: what, requiredQuantity: quantity }) =>
        !shows(page, `${quantity} ${what}`) && `does not show ${what} in its quantity ${quantity}`,
    ),
  ]
}

function ofBreadcrumbs({ itemListElement: steps }: ListOf<'BreadcrumbList'>, page: PageFacts): (string | false)[] {
  const last = steps.at(-1)
  return [
    last?.item !== page.canonical && `has breadcrumbs that end at ${last?.item}`,
    ...steps.map(
      (step) =>
        step !== last && !links(page, step.item) && `has breadcrumbs over ${step.item}, to which it does not link`,
    ),
    ...steps.map((step) => !shows(page, step.name) && `does not show its breadcrumb ${step.name}`),
  ]
}

function ofCollection({ url, name, mainEntity }: ListOf<'CollectionPage'>, page: PageFacts): (string | false)[] {
  const posts =
    mainEntity?.itemListElement.flatMap(({ item }) => (item?.['@type'] === 'BlogPosting' ? [item] : [])) ?? []
  return [
    url !== page.canonical && `has a CollectionPage at ${url}`,
    !shows(page, name) && `does not show the name of its CollectionPage: ${name}`,
    ...(mainEntity ? ofProducts(mainEntity, page) : []),
    ...posts.map(
      (post) =>
        !(links(page, post.url) && shows(page, post.headline)) && `does not show the post ${post.url} of its list`,
    ),
  ]
}

function ofProducts(
  { itemListElement: items }: Pick<ListOf<'ItemList'>, 'itemListElement'>,
  page: PageFacts,
): (string | false)[] {
  return items.flatMap(({ name, item }) => {
    if (item?.['@type'] !== 'Product') return [!shows(page, name ?? '') && `does not show the product ${name}`]
    const offers = item.offers['@type'] === 'Offer' ? [item.offers] : item.offers.offers
    return [
      !shows(page, item.name) && `does not show the product ${item.name}`,
      ...offers.flatMap(({ price, priceCurrency, url }) => [
        !shows(page, formatPrice(Number(price), priceCurrency)) &&
          `does not show the price ${price} ${priceCurrency} of ${item.name}`,
        url !== undefined && !links(page, url) && `does not link to the offer of ${item.name}`,
      ]),
      item.image !== undefined && !pictures(page, item.image.url) && `does not show the image of ${item.name}`,
    ]
  })
}
