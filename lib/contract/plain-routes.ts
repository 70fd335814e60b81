import type { AnyContractProcedure, AnyContractRouter } from '@orpc/contract'

type Plain = { [name: string]: Plain } | { '~orpc': { errorMap: object; meta: object; route: object } }

/** Of each call what a client needs to send it: method, path and how its input is laid out. */
export function plainRoutes(router: AnyContractRouter): Plain {
  if (isProcedure(router)) {
    const { method, path, inputStructure } = router['~orpc'].route
    return { '~orpc': { errorMap: {}, meta: {}, route: { method, path, inputStructure } } }
  }
  return Object.fromEntries(Object.entries(router).map(([name, entry]) => [name, plainRoutes(entry as AnyContractRouter)]))
}

const isProcedure = (router: AnyContractRouter): router is AnyContractProcedure => '~orpc' in router
