import { writeFileSync } from 'node:fs'
import { minifyContractRouter } from '@orpc/contract'
import { contract } from './api'

writeFileSync(new URL('routes.json', import.meta.url), `${JSON.stringify(minifyContractRouter(contract), null, 2)}\n`)
