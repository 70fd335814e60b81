import localFont from 'next/font/local'

/** Made by `npm run fonts`. What stands in for each until it is there has its measures: see fallback-fonts.css. */
export const inter = localFont({
  src: './inter.woff2',
  variable: '--font-inter',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: false,
  fallback: ['Inter Fallback'],
})

export const bricolage = localFont({
  src: './bricolage-grotesque.woff2',
  variable: '--font-bricolage',
  weight: '700',
  display: 'swap',
  adjustFontFallback: false,
  fallback: ['Bricolage Fallback'],
})
