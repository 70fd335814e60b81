import type {
  BlogPosting,
  Organization,
  Person,
  ProfilePage,
  Thing,
  HowTo,
  ImageObject,
  ItemList,
  ListItem,
} from 'schema-dts'
import type { Author } from '@/lib/contract/posts/authors'
import { isCategory } from '@/lib/contract/posts/categories'
import { STRUCTURED_DATA_LIMIT } from '@/lib/contract/limits'
import { changedAt, datedAt } from '@/lib/contract/posts/post-lists'
import type { Post, PostSummary } from '@/lib/contract/posts/post'
import { authorPath, categoryPath, postPath } from '@/lib/format/addresses/paths'
import { webLinks } from '@/lib/format/addresses/hosts'
import { breadcrumbsData, organizationData, type SiteFacts, imageData } from './site-data'
import { productListData, type ShownProduct } from './list-data'

const NO_BLOCKS: ShownBlocks = { kits: [], comparisons: [], pinned: [], steps: [] }

type ShownPost = Omit<Post, 'products'> & { products: ShownProduct[] }

/**
 * Structured data of a post: the article, breadcrumbs and featured products, and what stands in the blocks of its text.
 * @param previewPins what the pins of the preview image name
 */
export function postData(
  post: ShownPost,
  site: SiteFacts,
  blocks: ShownBlocks = NO_BLOCKS,
  previewPins: readonly string[] = [],
): Thing[] {
  const category = post.categories.find(isCategory)
  const steps = [
    { name: 'Home', address: `${site.url}/` },
    ...(category ? [{ name: category, address: site.url + categoryPath(category) }] : []),
    { name: post.title, address: site.url + postPath(post) },
  ]
  return [
    articleData(post, site, previewPins),
    breadcrumbsData(steps),
    ...(post.products.length > 0 ? [productListData(post.products, site.url)] : []),
    ...blocksData(blocks, { title: post.title, siteUrl: site.url }),
  ]
}

function articleData(post: Omit<Post, 'products'>, site: SiteFacts, previewPins: readonly string[]): BlogPosting {
  const address = site.url + postPath(post)
  const image = imageData(post.previewImage, site.url)
  const publisher = organizationData(site)
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    inLanguage: site.language,
    ...(post.summary && { description: post.summary }),
    url: address,
    mainEntityOfPage: address,
    ...(image && { image: { ...image, ...(previewPins.length > 0 && { mentions: mentionsOf(previewPins) }) } }),
    ...(datedAt(post) && { datePublished: datedAt(post) ?? '' }),
    ...((changedAt(post) ?? datedAt(post)) && { dateModified: changedAt(post) ?? datedAt(post) ?? '' }),
    author: authorData(post.author, site),
    publisher,
    ...(post.categories.length > 0 && { articleSection: post.categories }),
    ...(post.tags.length > 0 && { keywords: post.tags }),
  }
}

/** Structured data of the page of an author, with what the author wrote last. */
export function profileData(author: Author, posts: readonly PostSummary[], site: SiteFacts): ProfilePage {
  const written = posts
    .slice(0, STRUCTURED_DATA_LIMIT)
    .map((post): BlogPosting => ({ '@type': 'BlogPosting', headline: post.title, url: site.url + postPath(post) }))
  return {
    '@type': 'ProfilePage',
    url: site.url + authorPath(author.id),
    mainEntity: authorData(author, site),
    ...(written.length > 0 && { hasPart: written }),
  }
}

/** Who wrote a post: its author, or else the site. */
function authorData(author: Author | null, { url: siteUrl, name: siteName }: SiteFacts): Person | Organization {
  if (!author) return { '@type': 'Organization', '@id': `${siteUrl}/#organization`, name: siteName, url: `${siteUrl}/` }
  const { name, bio, picture } = author
  const links = webLinks(author.links)
  const image = imageData(picture, siteUrl)
  return {
    '@type': 'Person',
    name,
    url: siteUrl + authorPath(author.id),
    ...(bio && { description: bio }),
    ...(image && { image }),
    ...(links.length > 0 && { sameAs: links }),
  }
}

type Kit = {
  name: string
  items: readonly { use: 'tool' | 'material'; name: string; quantity: string }[]
}

/** What structured data says of the blocks of a post, as the page shows them. */
export type ShownBlocks = {
  kits: readonly Kit[]
  comparisons: readonly { names: readonly string[] }[]
  pinned: readonly { src: string; alt: string; names: readonly string[] }[]
  /** The items of numbered lists. */
  steps: readonly string[]
}

type Site = { title: string; siteUrl: string }

/**
 * Structured data of the kits, comparisons and pins of a post. A post with one kit and numbered steps is a how-to; other kits are
 * lists.
 */
export function blocksData({ kits, comparisons, pinned, steps }: ShownBlocks, { title, siteUrl }: Site): Thing[] {
  const [kit] = kits
  const isHowTo = kit !== undefined && kits.length === 1 && steps.length > 1
  return [
    ...(isHowTo ? [howToData(title, kit, steps)] : kits.map(kitData)),
    ...comparisons.map(({ names }) => listOf(names.map((name) => ({ name })))),
    ...pinned.flatMap(({ src, alt, names }) => pinnedData(src, alt, names, siteUrl) ?? []),
  ]
}

function howToData(title: string, { items }: Kit, steps: readonly string[]): HowTo {
  const of = (use: Kit['items'][number]['use']) => items.filter((item) => item.use === use)
  return {
    '@type': 'HowTo',
    name: title,
    supply: of('material').map(({ name, quantity }) => ({ '@type': 'HowToSupply', name, requiredQuantity: quantity })),
    tool: of('tool').map(({ name, quantity }) => ({ '@type': 'HowToTool', name, requiredQuantity: quantity })),
    step: steps.map((text, index) => ({ '@type': 'HowToStep', position: index + 1, text })),
  }
}

/** An ItemList of what the page lists of a project kit; the quantity of each is its description. */
const kitData = ({ name, items }: Kit): ItemList => ({
  ...listOf(items.map((item) => ({ name: item.name, description: item.quantity }))),
  name,
})

function listOf(items: readonly { name: string; description?: string }[]): Exclude<ItemList, string> {
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map((item, index): ListItem => ({ '@type': 'ListItem', position: index + 1, ...item })),
  }
}

/** What the pins of a picture name, as `mentions` of the picture. */
const mentionsOf = (names: readonly string[]) => names.map((name): Thing => ({ '@type': 'Thing', name }))

function pinnedData(src: string, alt: string, names: readonly string[], siteUrl: string): ImageObject | undefined {
  const image = imageData(src, siteUrl)
  return image && { ...image, ...(alt && { caption: alt }), mentions: mentionsOf(names) }
}
