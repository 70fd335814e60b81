import { createServer } from 'node:http'
import { startStrictApi } from '../../lib/testing/servers/strict-api'
import { storedContent } from '../../lib/testing/servers/stored-content'
import { ADMIN, STRICT_API, STRICT_API_REPORT } from './sites'

/** An API of the base calls alone; a second port lists the calls that it refused since it was last asked. */
const { refused } = await startStrictApi(STRICT_API.port, storedContent(ADMIN))
createServer((_request, response) => response.end(JSON.stringify(refused.splice(0)))).listen(STRICT_API_REPORT.port)
