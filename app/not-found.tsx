import type { Metadata } from 'next'
import { connection } from 'next/server'
import { missingMetadata } from '@/lib/server/pages/site-metadata'

/** Reads the site name per request: it is not known at build. */
export async function generateMetadata(): Promise<Metadata> {
  await connection()
  return missingMetadata('Page Not Found')
}

export default function NotFound() {
  return <h1>Page Not Found</h1>
}
