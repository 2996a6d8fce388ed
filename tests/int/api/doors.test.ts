import { boot, type TestApp } from '@tests/support/boot'
import { describeAnything } from './doors/anything'
import { describeBodies } from './doors/bodies'
import { describeBounds } from './doors/bounds'
import { describeFields } from './doors/fields'
import { describeOperations } from './doors/operations'
import { describeQueries } from './doors/queries'
import { describeRequests } from './doors/requests'
import { describeSorting } from './doors/sorting'
import type { Target } from './support/malformed'
import { makeTarget } from './support/target'

/** The application that all parts of this suite ask, and what there is in it. */
export interface Doors {
  app: TestApp
  target: Target
  /** Host of the website of `target.tenant`. */
  siteHost: string
}

const HOSTED_SUFFIX = 'sites.test'
let doors: Doors

beforeAll(async () => {
  const app = await boot({ env: { HOSTED_SUFFIX } })
  doors = { app, siteHost: `theatre.${HOSTED_SUFFIX}`, target: await makeTarget(app) }
})
afterAll(() => doors.app.close())

// What changes nothing comes first, random requests last.
for (const describePart of [
  describeSorting,
  describeQueries,
  describeBounds,
  describeBodies,
  describeRequests,
  describeFields,
  describeOperations,
  describeAnything,
])
  describePart(() => doors)
