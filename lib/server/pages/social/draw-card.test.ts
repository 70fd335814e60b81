import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawCard, MAX_CARD_BYTES, type Card } from './draw-card'
import { drawableText } from './draw-text'

const draw = (card: Partial<Card>) =>
  drawCard({ siteName: 'Plumbline', title: 'Hang a door', label: 'Doors & Windows', picture: null, ...card })
const red = () =>
  sharp({ create: { width: 900, height: 700, channels: 3, background: '#ff0000' } })
    .webp()
    .toBuffer()

/** The share of white pixels in a region of an image: its title. */
async function whiteness(
  card: Buffer,
  area: { left: number; top: number; width: number; height: number },
): Promise<number> {
  const { data } = await sharp(card).extract(area).greyscale().raw().toBuffer({ resolveWithObject: true })
  return data.filter((value) => value > 240).length / data.length
}

describe('drawCard', () => {
  it.each([
    ['of 200 characters', 'How to plan, measure and cut shelves. '.repeat(6).slice(0, 200)],
    ['of one endless word', 'W'.repeat(200)],
    ['in Hebrew', 'איך לצבוע חדר שינה בסוף שבוע'],
    ['of emoji alone', '🏠🔨👩‍🔧'],
    ['that looks like markup', '<b>Five</b> & "six" </span>'],
    ['that is empty', ''],
    ['of signs that nobody sees', '\u200B\u00AD\u2060\u3164'],
    ['behind many signs that nobody sees', `${'\u00AD'.repeat(300)}Oak`],
  ])('draws a title %s within its box', async (_name, title) => {
    const card = await draw({ title, picture: await red() })
    expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(await whiteness(card, { left: 64, top: 130, width: 572, height: 352 })).toBeGreaterThan(0.02)
    expect(await whiteness(card, { left: 0, top: 486, width: 700, height: 30 })).toBe(0)
    expect(await whiteness(card, { left: 640, top: 0, width: 60, height: 630 })).toBe(0)
  })

  it.each(['ห้องครัวใหม่ในหนึ่งวัน', 'रसोई का नल कैसे बदलें', 'Как починить кран', 'Πώς να φτιάξετε ένα ράφι', 'Sửa vòi nước'])(
    'draws %s with fonts of its own',
    async (title) => {
      expect(await draw({ title })).not.toEqual(await draw({ title: '' }))
    },
  )

  it.each(['ᐃᓄᒃᑎᑐᑦ', 'Ծորակ', 'Oak ꦗꦮ'])('draws the name of the site in place of %s, not boxes', async (title) => {
    expect(await draw({ title })).toEqual(await draw({ title: 'Plumbline' }))
  })

  it('draws Japanese where its font is installed, and else the name of the site', () => {
    expect(drawableText('棚を作る', true)).toBe('棚を作る')
    expect(drawableText('棚を作る', false)).toBe('')
    expect(drawableText('Before → after ★ 🏠', false)).toBe('Before after')
  })

  it('fills the image with a picture of its own, without texts', async () => {
    const card = await draw({ picture: await red(), uncropped: true })
    expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    const { dominant } = await sharp(card).stats()
    expect([dominant.r > 240, dominant.g < 16, dominant.b < 16]).toEqual([true, true, true])
    expect(await whiteness(card, { left: 64, top: 130, width: 572, height: 352 })).toBe(0)
  })

  it.each([
    [{ x: 0, y: 50 }, 'left'],
    [{ x: 100, y: 50 }, 'right'],
  ] as const)('crops a wide picture around its focal point %j', async (focus, side) => {
    const halves = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="700"><rect width="2000" height="700" fill="#f00"/><rect x="2000" width="2000" height="700" fill="#00f"/></svg>',
    )
    const picture = await sharp(halves).png().toBuffer()
    for (const isUncropped of [{}, { whole: true as const }]) {
      const card = await draw({ picture, focus, ...isUncropped })
      const { data } = await sharp(card)
        .extract({ left: 1000, top: 300, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect(side === 'left' ? Number(data[0]) : Number(data[2])).toBeGreaterThan(200)
    }
  })

  it('aligns right-to-left titles to the right', async () => {
    const card = await draw({ title: 'צבע' })
    expect(await whiteness(card, { left: 64, top: 130, width: 400, height: 352 })).toBe(0)
    expect(await whiteness(card, { left: 900, top: 130, width: 236, height: 352 })).toBeGreaterThan(0)
  })

  it('draws the picture beside the title', async () => {
    const { data } = await sharp(await draw({ picture: await red() }))
      .extract({ left: 900, top: 300, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[0]).toBeGreaterThan(240)
    expect(data[1]).toBeLessThan(15)
  })

  it.each([3, 40, 128])(
    'keeps a picture with noise of %i levels within its weight, and the title sharp',
    async (sigma) => {
      const noise = { type: 'gaussian' as const, mean: 128, sigma }
      const picture = await sharp({ create: { width: 900, height: 1100, channels: 3, background: '#808080', noise } })
        .png()
        .toBuffer()
      const card = await draw({ picture })
      expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
      expect(card.length).toBeLessThan(MAX_CARD_BYTES)
      expect(await whiteness(card, { left: 64, top: 130, width: 572, height: 352 })).toBeGreaterThan(0.02)
      expect(await whiteness(card, { left: 640, top: 0, width: 60, height: 630 })).toBe(0)
    },
  )

  it.each([
    ['is broken', Buffer.from('no picture at all')],
    [
      'is an SVG',
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="red"/></svg>',
      ),
    ],
  ])('leaves out a picture that %s', async (_name, picture) => {
    expect(await draw({ picture })).toEqual(await draw({ picture: null }))
  })
})
