import { expect, test } from 'vitest'
import { contract } from './api'
import { plainRoutes } from './plain-routes'
import routes from './routes.json'

test('routes.json holds the routes of the contract (npm run generate writes it)', () => {
  expect(routes).toEqual(JSON.parse(JSON.stringify(plainRoutes(contract))))
})
