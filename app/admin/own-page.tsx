import type { ComponentType } from 'react'
import { notFound } from 'next/navigation'
import { AdminGate } from '@/components/desk/shell/admin-gate'
import { isOwnApi } from '@/lib/server/api/site-api/site-api'

/** A page of the desk for which another API has no calls: with one there is no such page. */
export function ownPage(Screen: ComponentType) {
  return function OwnPage() {
    if (!isOwnApi()) notFound()
    return (
      <AdminGate>
        <Screen />
      </AdminGate>
    )
  }
}

/** Such a page of one thing, by the id in its address. */
export function ownPageOf(Screen: ComponentType<{ id: string }>) {
  return async function OwnPage({ params }: { params: Promise<{ id: string }> }) {
    if (!isOwnApi()) notFound()
    const { id } = await params
    return (
      <AdminGate>
        <Screen key={id} id={decodeURIComponent(id)} />
      </AdminGate>
    )
  }
}
