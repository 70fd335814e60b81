import sharp from 'sharp'
import type { Crawler } from '../crawl'
import { faultsAt, type Finding, type IndexedPage } from '../finding'
import { normal, type PageFacts } from '../read-page'

/** Checks that cards agree with their page, and that their images have the declared type and size. */
export async function checkCards(crawler: Crawler, pages: IndexedPage[]): Promise<Finding[]> {
  const findings = pages.flatMap(({ address, page }) => checkCard(address, page))
  const images = new Map(pages.map(({ page: { metas } }) => [metas.get('og:image') ?? '', metas]))
  for (const [address, metas] of images) if (address) findings.push(...(await checkImage(crawler, address, metas)))
  return findings
}

function checkCard(address: string, { metas, title, canonical }: PageFacts): Finding[] {
  const og = (name: string) => metas.get(`og:${name}`)
  const twitter = (name: string) => metas.get(`twitter:${name}`)
  const differing = ['title', 'description', 'image', 'image:alt'].filter((name) => og(name) !== twitter(name))
  return faultsAt(address, [
    normal(og('url')) !== canonical && `has the og:url ${og('url')}`,
    !og('title') && 'has no og:title',
    !title.startsWith(og('title') ?? '') && `has the og:title ${og('title')} and the title ${title}`,
    og('description') !== metas.get('description') && 'has an og:description that is not its description',
    ...['type', 'site_name', 'image', 'image:width', 'image:height', 'image:alt']
      .filter((name) => !og(name))
      .map((name) => `has no og:${name}`),
    ...differing.map((name) => `has a twitter:${name} that is not its og:${name}`),
    twitter('card') !== 'summary_large_image' && 'has no large Twitter card',
  ])
}

async function checkImage(crawler: Crawler, address: string, metas: Map<string, string>): Promise<Finding[]> {
  if (!crawler.owns(address)) return faultsAt(address, ['is an og:image of another site'])
  const response = await crawler.get(address)
  if (response.status !== 200) return faultsAt(address, [`is an og:image with status ${response.status}`])
  const { format, width, height } = await sharp(await response.arrayBuffer()).metadata()
  const [declared, actual] = [`${metas.get('og:image:width')}×${metas.get('og:image:height')}`, `${width}×${height}`]
  return faultsAt(address, [
    declared !== actual && `is an og:image of ${actual} pixels, declared as ${declared}`,
    metas.get('og:image:type') !== `image/${format}` && `is an og:image in ${format}`,
  ])
}
