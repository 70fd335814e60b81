import { describe, expect, it } from 'vitest'
import { postSchema } from '@/lib/contract/posts/post'
import { checkStructuredData } from '@/lib/tools/seo-audit/rules/structured-data-rules'
import { breadcrumbsData, siteData } from './site-data'
import { collectionData, productCollectionData } from './list-data'
import { postData, profileData } from './post-data'

const site = { name: 'Plumbline', language: 'en', tagline: 'Find ideas', url: 'https://plumb.example' }
const picture = '/uploads/16d5be75bdbf5a333d693660_1600x900_bdb8b6.webp'
const { products, ...post } = postSchema.parse({
  id: 'p1',
  slug: 'hang-a-door',
  title: 'Hang a door',
  summary: 'In one afternoon',
  categories: ['Doors & Windows'],
  tags: ['door'],
  previewImage: picture,
  status: 'published',
  created_at: '2026-03-01T08:00:00.000Z',
  updated_at: '2026-03-04T08:00:00.000Z',
  products: [
    {
      product_id: 'a',
      name: 'Hinge',
      price: 12.5,
      currency: 'usd',
      brand: 'Acme',
      availability: 'in_stock',
      product_url: 'https://shop.example/a',
    },
    { product_id: 'b', name: 'Shim', price: null },
    { product_id: 'c', name: 'Screws', price: 3, currency: '€' },
    { product_id: 'd', name: 'Chisel', price: 20, product_url: 'javascript:alert(1)', availability: 'ask in the shop' },
  ],
})
const full = {
  ...post,
  products: products.map((product) => ({ ...product, picture: product.product_id === 'a' ? picture : null })),
}
const check = (things: unknown[]) =>
  checkStructuredData(JSON.parse(JSON.stringify({ '@context': 'https://schema.org', '@graph': things })))

describe('structured data', () => {
  it('of a post has breadcrumbs via its first known category, or directly from home', () => {
    const steps = (categories: string[]) => JSON.stringify(postData({ ...full, categories }, site)[1])
    expect(steps(['Barn conversions', 'Doors & Windows'])).toContain('/category/Doors%20%26%20Windows/')
    expect(steps(['Barn conversions'])).not.toContain('/category/')
  })

  it('of a post is valid', () => {
    expect(check(postData(full, site)).faults).toEqual([])
    expect(postData(full, site)[0]).toMatchObject({
      inLanguage: 'en',
      headline: 'Hang a door',
      image: { url: `https://plumb.example${picture}`, width: '1600', height: '900' },
      datePublished: '2026-03-01T08:00:00.000Z',
      dateModified: '2026-03-04T08:00:00.000Z',
      author: { name: 'Plumbline' },
    })
  })

  it('of a post names what the pins of its preview image name, and has its blocks', () => {
    const blocks = { kits: [], comparisons: [{ names: ['Hinge', 'Shim'] }], pinned: [], steps: [] }
    const things = postData(full, site, blocks, ['Hinge'])
    expect(check(things).faults).toEqual([])
    expect(things[0]).toMatchObject({ image: { mentions: [{ '@type': 'Thing', name: 'Hinge' }] } })
    expect(things[3]).toMatchObject({ '@type': 'ItemList', numberOfItems: 2 })
  })

  it('of a post with an author is valid, and names that person', () => {
    const author = {
      id: 'a',
      name: 'Ann',
      bio: 'Builds',
      picture,
      links: ['https://ann.example/', 'javascript:alert(1)'],
    }
    const things = postData({ ...full, author }, site)
    expect(check(things).faults).toEqual([])
    expect(things[0]).toMatchObject({
      author: {
        '@type': 'Person',
        name: 'Ann',
        description: 'Builds',
        url: 'https://plumb.example/authors/a',
        sameAs: ['https://ann.example/'],
        image: { url: `https://plumb.example${picture}` },
      },
    })
    const profile = profileData(author, [full], site)
    expect(check([profile]).faults).toEqual([])
    expect(profile).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: { name: 'Ann' },
      hasPart: [{ headline: 'Hang a door' }],
    })
    const bare = postData({ ...full, author: { ...author, bio: '', picture: null, links: [] } }, site)
    expect(check(bare).faults).toEqual([])
    expect(bare[0]).toMatchObject({ author: { '@type': 'Person', name: 'Ann' } })
  })

  it('has breadcrumbs from Home via the category to the post', () => {
    const steps = [
      ['Home', '/'],
      ['Doors & Windows', '/category/Doors%20%26%20Windows/'],
      ['Hang a door', '/curated-posts/hang-a-door/p1'],
    ]
    const items = steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `https://plumb.example${path}`,
    }))
    expect(postData(full, site)[1]).toEqual({ '@type': 'BreadcrumbList', itemListElement: items })
  })

  it('offers only products of a known price and currency', () => {
    const [, , list] = postData(full, site) as unknown as {
      itemListElement: { name?: string; item?: { offers: object } }[]
    }[]
    expect(list?.itemListElement.map(({ name, item }) => name ?? item?.offers)).toEqual([
      {
        '@type': 'Offer',
        price: '12.50',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        url: 'https://shop.example/a',
      },
      'Shim',
      'Screws',
      { '@type': 'Offer', price: '20.00', priceCurrency: 'USD' },
    ])
  })

  it('names the address of a product without a price, or of the product to buy instead', () => {
    const [hinge] = full.products
    const list = (fields: object) =>
      JSON.stringify(postData({ ...full, products: [{ ...hinge!, ...fields }] }, site)[2])
    expect(list({ price: null })).toContain('"name":"Hinge","url":"https://shop.example/a"')
    const instead = { product_id: 'z', name: 'Other', product_url: 'https://shop.example/z' }
    expect(list({ is_gone: true, replacement: instead })).toContain('"name":"Hinge","url":"https://shop.example/z"')
    expect(list({ is_gone: true, replacement: null })).not.toContain('"url"')
  })

  it('sums up offers of several shops in one currency', () => {
    const [hinge] = full.products
    const offer = { ...hinge!, shop: 'b', shipping: null, by_hand: true, price_at: null }
    const offers = [
      { ...offer, price: 14, product_url: 'https://b.example/a', availability: 'out_of_stock' },
      { ...offer, price: 1, currency: 'EUR' },
      { ...offer, price: 2, price_hidden: true },
      { ...offer, price: null },
    ]
    const post = { ...full, products: [{ ...hinge!, offers }] }
    const [, , list] = postData(post, site) as unknown as { itemListElement: { item: { offers: object } }[] }[]
    expect(list?.itemListElement[0]?.item.offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: '12.50',
      highPrice: '14.00',
      priceCurrency: 'USD',
      offerCount: 2,
      offers: [{ url: 'https://shop.example/a' }, { url: 'https://b.example/a', price: '14.00' }],
    })
    expect(check(postData(post, site)).faults).toEqual([])
  })

  it('offers a product at its affiliate link', () => {
    const [hinge] = full.products
    const earning = { ...full, products: [{ ...hinge!, affiliate_url: 'https://shop.example/a?ref=we' }] }
    expect(JSON.stringify(postData(earning, site))).toContain('"url":"https://shop.example/a?ref=we"')
  })

  it('of a post without category, picture and products is valid', () => {
    const bare = { ...full, categories: [], tags: [], previewImage: 'data:image/png;base64,x', products: [] }
    expect(check(postData(bare, site)).faults).toEqual([])
    expect(postData(bare, site)).toHaveLength(2)
    expect(postData(bare, site)[0]).not.toHaveProperty('image')
  })

  it.each([
    'https://images.example.com:port/a.png',
    'https://exa mple.com/a.png',
    'https://example.com:99999/a.png',
    'http://%zz/',
    '/\t/%zz',
  ])('leaves out a picture at %j, which is no address', (address) => {
    const wrong = {
      ...full,
      previewImage: address,
      products: full.products.map((product) => ({ ...product, picture: address })),
    }
    const page = collectionData({
      name: 'Appliances',
      address: 'https://plumb.example/',
      posts: [wrong],
      siteUrl: site.url,
    })
    expect(check(postData(wrong, site)).faults).toEqual([])
    expect(JSON.stringify([postData(wrong, site), page])).not.toContain('"image"')
  })

  it('of a list has at most ten posts', () => {
    const posts = Array.from({ length: 14 }, (_, index) => ({ ...post, id: index === 0 ? '' : `p${index}` }))
    const page = collectionData({
      name: 'Appliances',
      address: 'https://plumb.example/category/Appliances/',
      posts,
      siteUrl: site.url,
    })
    expect(
      check([
        page,
        breadcrumbsData([
          { name: 'Home', address: 'https://plumb.example/' },
          { name: 'Appliances', address: page['@id'] ?? '' },
        ]),
      ]).faults,
    ).toEqual([])
    expect(JSON.stringify(page).match(/BlogPosting/g)).toHaveLength(10)
    expect(JSON.stringify(page)).not.toContain('/curated-posts/hang-a-door"')
    expect(
      collectionData({ name: 'Appliances', address: 'https://plumb.example/', posts: [], siteUrl: site.url }),
    ).not.toHaveProperty('mainEntity')
  })

  it('of a page of products has at most ten products with offers', () => {
    const address = 'https://plumb.example/?tab=explore'
    const list = (products: typeof full.products) =>
      productCollectionData({ name: 'Explore Featured Products', address, products, siteUrl: site.url })
    expect(check([list(full.products)]).faults).toEqual([])
    expect(list(full.products)).toMatchObject({
      url: address,
      mainEntity: { itemListElement: [{ position: 1, item: { name: 'Hinge' } }, { name: 'Shim' }, {}, {}] },
    })
    expect(check([list(Array.from({ length: 14 }, () => full.products[0] ?? []).flat())]).faults).toEqual([])
    expect(list([])).not.toHaveProperty('mainEntity')
  })

  it('of the site has its search action', () => {
    expect(check(siteData(site)).faults).toEqual([])
  })

  it('that is invalid is detected', () => {
    const [article, ...others] = postData(full, site)
    expect(
      check([{ ...(article as object), headline: ' ', dateModified: 'yesterday' }, ...others]).faults,
    ).toHaveLength(2)
    expect(check([others[0], { '@type': 'BreadcrumbList', itemListElement: [] }]).faults).toHaveLength(1)
  })
})
