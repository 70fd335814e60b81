import { useMutation } from '@tanstack/react-query'
import { notify } from '@/components/site/frame/notify'
import { checkLinksMutation } from '@/lib/client/products/catalog'
import { linkCheckFailed, linksQueued } from '@/lib/contract/products/product-texts'
import { errorMessageOf } from '../error-message'

/** Queues checks of the addresses of products, and says so. */
export function useLinkChecks() {
  const { mutateAsync, isPending: busy } = useMutation(checkLinksMutation())
  return {
    busy,
    /** @returns whether they were queued. */
    check: async (ids: string[]): Promise<boolean> => {
      if (ids.length === 0 || busy) return false
      try {
        const { message, queuedCount } = await mutateAsync(ids)
        notify('success', message || linksQueued(queuedCount))
        return true
      } catch (error) {
        notify('error', linkCheckFailed(errorMessageOf(error)))
        return false
      }
    },
  }
}
