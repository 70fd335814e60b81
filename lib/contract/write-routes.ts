import { writeFileSync } from 'node:fs'
import { contract } from './api'
import { plainRoutes } from './plain-routes'

writeFileSync(new URL('routes.json', import.meta.url), `${JSON.stringify(plainRoutes(contract), null, 2)}\n`)
