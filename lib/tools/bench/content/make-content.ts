import { CATEGORIES } from '@/lib/contract/posts/categories'
import type { posts, products } from '@/lib/server/db/schema/post-schema'
import { seededRandom } from './make-posts'

type PostRow = typeof posts.$inferInsert
type ProductRow = typeof products.$inferInsert

const THINGS =
  'faucet,sink,drill,saw,ladder,paint,primer,shelf,cabinet,door,window,hinge,screw,bolt,pipe,elbow,valve,toilet,vanity,mirror,light,lamp,fan,outlet,switch,cable,heater,thermostat,filter,insulation,tile,grout,plank,carpet,rug,grill,planter,shovel,hose,sprinkler,mower,fence,gate,mailbox,shed,bench,desk,chair,table,sofa,washer,dryer,refrigerator,range,dishwasher,vacuum,mop,bucket,glove,goggles'.split(
    ',',
  )
const MATERIALS =
  'steel,brass,copper,vinyl,ceramic,porcelain,oak,walnut,cedar,bamboo,granite,marble,glass,rubber,aluminum,chrome,nickel,bronze,plastic,concrete'.split(
    ',',
  )
const QUALITIES =
  'white,black,gray,beige,brushed,polished,cordless,heavy duty,adjustable,portable,outdoor,indoor,waterproof,insulated,double,single,compact,smart,rustic,modern'.split(
    ',',
  )
const SIZES =
  '2 in. x 4 in. x 8 ft.,1/2 in. x 10 ft.,3/4 in.,24 in. W x 36 in. H,5 gal.,1 qt.,20-Volt,60-Watt,12 in.,6 ft.,1-5/8 in.,48 in.,100 ft.,30 in.,10 oz.,25 lb.'.split(
    ',',
  )
const JOBS =
  'How to hang,How to clean,Choosing,Mending,Building,Painting,Replacing,Installing,Ten ideas for,What to know before you buy'.split(
    ',',
  )
const SYLLABLES = 'ba,ke,mo,ri,ta,lu,ve,so,ni,dor,mar,lin,ter,gan,pel,vis,cro,hal,sten,bro'.split(',')

/** The number of words besides those of the trade: brands, names and others. */
const OTHER_WORDS = 12_000

type Random = () => number

const pick = <T>(random: Random, list: readonly T[]) => list[Math.floor(random() * list.length)] as T

/** A generated word; low numbers are far more frequent than high ones, as in natural language. */
function otherWord(random: Random): string {
  let number = Math.floor(OTHER_WORDS ** random())
  let word = ''
  do {
    word += SYLLABLES[number % SYLLABLES.length]
    number = Math.floor(number / SYLLABLES.length)
  } while (number > 0)
  return word + pick(random, ['n', 'r', 'm', 'l', 's'])
}

function sentence(random: Random, words: number): string {
  const lists = [THINGS, MATERIALS, QUALITIES]
  const chosen = Array.from({ length: words }, () =>
    random() < 0.25 ? pick(random, pick(random, lists)) : otherWord(random),
  )
  return `${chosen.join(' ')}.`
}

/** A query as visitors type it; about a third have a misspelling. */
export function makeQuery(random: Random): string {
  const words = [pick(random, MATERIALS), pick(random, THINGS)]
  if (random() < 0.4) words.unshift(pick(random, QUALITIES))
  if (random() < 0.2) words.push(pick(random, SIZES))
  if (random() < 0.35) {
    const at = Math.floor(random() * words.length)
    const word = words[at] ?? ''
    const cut = 1 + Math.floor(random() * (word.length - 1))
    words[at] = word.slice(0, cut) + word.slice(cut + 1)
  }
  return words.join(' ')
}

/** The ID of the row at a position. */
export const benchId = (at: number) => `bench${String(at).padStart(8, '0')}`

const MOMENT = Date.UTC(2026, 0, 1)

/** Generates published posts with titles, tags and bodies of about 150 words; the same for the same seed. */
export function* makeArticles(count: number, seed: number): Generator<PostRow> {
  const random = seededRandom(seed)
  for (let at = 0; at < count; at += 1) {
    const [thing, material, quality] = [pick(random, THINGS), pick(random, MATERIALS), pick(random, QUALITIES)]
    const createdAt = new Date(MOMENT + at * 60_000)
    const tags = [thing, material]
    yield {
      id: benchId(at),
      slug: `bench-${at}`,
      title: `${pick(random, JOBS)} a ${quality} ${material} ${thing}, ${pick(random, SIZES)}`,
      summary: sentence(random, 18),
      content: Array.from({ length: 10 }, () => `<p>${sentence(random, 15)}</p>`).join(''),
      categories: [pick(random, CATEGORIES)],
      tags,
      status: 'published',
      isHighlighted: false,
      createdAt,
      updatedAt: createdAt,
      changedAt: createdAt,
    }
  }
}

/** Generates products with names as shops write them; the same for the same seed. */
export function* makeProducts(count: number, seed: number): Generator<ProductRow> {
  const random = seededRandom(seed)
  for (let at = 0; at < count; at += 1) {
    const brand = otherWord(random)
    const createdAt = new Date(MOMENT + at * 60_000)
    const name = `${brand} ${pick(random, SIZES)} ${pick(random, QUALITIES)} ${pick(random, MATERIALS)} ${pick(random, THINGS)}`
    yield {
      id: benchId(at),
      key: `bench${at}`,
      name,
      description: sentence(random, 30),
      price: Math.floor(random() * 50_000),
      currency: 'USD',
      rating: Math.round(random() * 50) / 10,
      reviewCount: Math.floor(random() * 900),
      brand,
      modelNumber: `${brand.slice(0, 2).toUpperCase()}-${at}`,
      availability: random() < 0.8 ? 'InStock' : 'OutOfStock',
      source: pick(random, ['amazon', 'homedepot', 'other'] as const),
      productUrl: `https://shop.test/${at}`,
      subcategories: [],
      images: [],
      specifications: {},
      createdAt,
      updatedAt: createdAt,
    }
  }
}
