import type { AnyContractProcedure, AnyContractRouter } from '@orpc/contract'

type Plain = { [name: string]: Plain } | { '~orpc': { errorMap: object; meta: object; route: object } }

/** The method, path and input structure of each call: what a client needs to send it. */
export function plainRoutes(router: AnyContractRouter): Plain {
  if (isProcedure(router)) {
    const { method, path, inputStructure } = router['~orpc'].route
    return { '~orpc': { errorMap: {}, meta: {}, route: { method, path, inputStructure } } }
  }
  return Object.fromEntries(
    Object.entries(router).map(([name, entry]) => [name, plainRoutes(entry as AnyContractRouter)]),
  )
}

const isProcedure = (router: AnyContractRouter): router is AnyContractProcedure => '~orpc' in router
