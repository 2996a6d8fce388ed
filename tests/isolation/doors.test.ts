import { describeAnswers } from './cases/answers'
import { describeFiles } from './cases/files'
import { describeFreshness } from './cases/freshness'
import { describeGivenTenants } from './cases/givenTenants'
import { describeInternals } from './cases/internals'
import { describePlatform } from './cases/platform'
import { describeQueries } from './cases/queries'
import { describeRenderFunctions } from './cases/renderFunctions'
import { describeRoutes } from './cases/routes'
import { describeSearch } from './cases/search'
import { describeServerFunctions } from './cases/serverFunctions'
import { makeStage, type Stage } from './support/stage'

let stage: Stage

beforeAll(async () => {
  stage = await makeStage()
})
afterAll(() => stage.app.close())

describeInternals(() => stage)
describeFiles(() => stage)
describeSearch(() => stage)
describeServerFunctions(() => stage)
describeRenderFunctions(() => stage)
describeGivenTenants(() => stage)
describePlatform(() => stage)
describeQueries(() => stage)
describeAnswers(() => stage)
// These change the tenants themselves: last, in this order.
describeFreshness(() => stage)
describeRoutes(() => stage)
