import { existsSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

/** Built at run time, so that bundlers do not move the fonts. */
const FONTS = [
  'bricolage-grotesque-latin',
  'bricolage-grotesque-latin-ext',
  'noto-sans',
  'noto-sans-hebrew',
  'noto-sans-arabic',
  'noto-sans-devanagari',
  'noto-sans-thai',
].map((name) => path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/server/pages/social/fonts', `${name}.ttf`))
/** The font of Debian's package fonts-noto-cjk, which the Docker image has: 19 MB are too much to ship. */
const CJK_FONT = '/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc'
const HAS_CJK = existsSync(/* turbopackIgnore: true */ CJK_FONT)
const FAMILY =
  'Bricolage Grotesque ExtraBold, Noto Sans Hebrew ExtraBold, Noto Sans Arabic ExtraBold, Noto Sans Devanagari Bold, ' +
  'Noto Sans Thai Bold, Noto Sans Bold, Noto Sans CJK JP Bold, sans-serif'

/** Characters without a glyph in the fonts of this folder. */
const UNDRAWN =
  /[^\u0020-\u03E1\u03F0-\u04FF\u0590-\u06FF\u0900-\u097F\u0E00-\u0E7F\u1E00-\u1EFF\u2000-\u206F\u20A0-\u20BF\u2100-\u215F]|\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|[\p{Cc}\p{Cn}]/gu

/** Characters for which `CJK_FONT` has glyphs. */
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF00-\uFFEF]/u

/** Invisible characters within words, such as a soft hyphen. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/**
 * A text on one line, without emoji and signs for which there is no glyph; empty if a letter has none, as boxes in place of letters
 * say less than nothing.
 */
export function drawableText(text: string, hasCjk = HAS_CJK): string {
  let canBeRead = true
  const drawable = text
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(UNDRAWN, (sign) => {
      if (hasCjk && CJK.test(sign)) return sign
      if (/\p{L}/u.test(sign)) canBeRead = false
      return ' '
    })
  return canBeRead ? drawable.replace(/\s+/g, ' ').trim() : ''
}

type TextStyle = {
  /** Pixels. */
  size: number
  /** `#rrggbb`. */
  color: string
  /** Pixels per line. */
  width: number
}

export type DrawnText = { image: Buffer; width: number; height: number; rightToLeft: boolean }

let loaded: Promise<unknown> | undefined

/** A font stays loaded for the process once a text has used its file. */
function loadFonts(): Promise<unknown> {
  loaded ??= Promise.all(
    [...FONTS, ...(HAS_CJK ? [CJK_FONT] : [])].map((fontfile) =>
      sharp({ text: { text: 'a', fontfile } })
        .raw()
        .toBuffer(),
    ),
  )
  return loaded
}

/** Renders a text as a picture of its own size; right-to-left scripts are laid out as such. */
export async function drawText(text: string, { size, color, width }: TextStyle): Promise<DrawnText> {
  await loadFonts()
  const rightToLeft = isRightToLeft(text)
  const markup = `<span foreground="${color}">${escapeMarkup(text)}</span>`
  const { data, info } = await sharp({
    text: {
      text: markup,
      font: `${FAMILY} ${size}`,
      width,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
      align: 'left',
      spacing: Math.round(size * -0.1),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { image: data, width: info.width, height: info.height, rightToLeft }
}

/** Direction by the first strong character, as browsers do for `dir="auto"`. */
function isRightToLeft(text: string): boolean {
  const [letter = ''] = text.match(/\p{L}/u) ?? []
  return /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(letter)
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
