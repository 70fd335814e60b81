import type { Viewport } from 'next'
import type { ReactNode } from 'react'
import { bricolage, inter } from './fonts/fonts'
import './public.css'

export const viewport: Viewport = { themeColor: '#2e1065', width: 'device-width', initialScale: 1 }

/** Root layout. It reads no data, so that the not-found page can be prerendered at build. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={`${inter.variable} ${bricolage.variable}`}>
      <head>
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>{children}</body>
    </html>
  )
}
