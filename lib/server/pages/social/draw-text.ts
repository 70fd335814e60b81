import 'server-only'
import path from 'node:path'
import sharp from 'sharp'

/** Built at run time, so that bundlers do not move the fonts. */
const FONTS = [
  'bricolage-grotesque-latin',
  'bricolage-grotesque-latin-ext',
  'noto-sans-hebrew',
  'noto-sans-arabic',
].map((name) => path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/server/pages/social/fonts', `${name}.ttf`))
const FAMILY = 'Bricolage Grotesque ExtraBold, Noto Sans Hebrew ExtraBold, Noto Sans Arabic ExtraBold, sans-serif'

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
    FONTS.map((fontfile) =>
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
