import { type NextRequest, NextResponse } from 'next/server'
import { admitToAdmin } from '@/lib/server/session/admin-access'

/** Runs before the pages it names; on Node, since sessions are unsealed with its cryptography. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  return (await admitToAdmin(request)) ?? NextResponse.next()
}

export const config = { runtime: 'nodejs', matcher: ['/admin', '/admin/:path*', '/draft/:path*'] }
