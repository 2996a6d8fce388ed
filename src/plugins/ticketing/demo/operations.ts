import { z } from 'zod'
import {
  dbOf,
  defineOperation,
  lockValue,
  notFound,
  queueJob,
  refused,
  translatorOf,
  withAnyPermission,
} from '@/exports/server'
import { AREA } from '../lib/connections/requireTicketing'
import { CHANGES, changeSeason, type ChangeProblem } from './changeSeason'
import { connectBoxOffice, demoTenant, setUpBoxOffice } from './setUp'
import { boxOfficeOutput, toBoxOfficeOutput } from './shownBoxOffice'
import { fromStored, readBoxOffice, toStored, writeBoxOffice } from './store'
import type { PayloadRequest } from 'payload'

const area = AREA
const path = '/ticketing/demo/box-office' as const
const site = z.strictObject({ tenant: z.uuid() })
const limit = { by: ['person' as const], points: 120, seconds: 60 }
/** Resolves to null for any tenant but the demo theatre. */
const tenant = async ({ tenant: id }: { tenant: string }, req: PayloadRequest): Promise<string | null> =>
  (await demoTenant(req)) === id ? id : null
export const DEMO_KEYS = ['apps:admin', 'events:manage'] as const
const who = withAnyPermission(...DEMO_KEYS)

const PROBLEMS = {
  noName: 'ticketingDemoNoName',
  notInFuture: 'ticketingDemoNotInFuture',
  unknown: 'ticketingDemoUnknown',
} as const satisfies Record<ChangeProblem, string>
const PATHS: Record<ChangeProblem, string | undefined> = { noName: 'name', notInFuture: 'start', unknown: undefined }

/** Serialises changes, so that each applies to the result of the previous one. */
const lockBoxOffice = async (req: PayloadRequest): Promise<void> => lockValue(await dbOf(req), 'demo-box-office')

const read = defineOperation({
  name: 'readDemoBoxOffice',
  area,
  audit: null,
  input: site,
  method: 'get',
  output: boxOfficeOutput,
  path,
  run: ({ input, req }) => toBoxOfficeOutput(req, input.tenant),
  summary: 'Read what the demo box office sells',
  tenant,
  who,
})

const change = defineOperation({
  name: 'changeDemoBoxOffice',
  area,
  audit: null,
  input: z.strictObject({
    action: z.enum(CHANGES),
    event: z.int().optional(),
    name: z.string().max(200).optional(),
    performance: z.int().optional(),
    start: z.string().max(30).optional(),
    tenant: z.uuid(),
    venue: z.string().max(200).optional(),
  }),
  limit,
  method: 'post',
  output: boxOfficeOutput,
  path: `${path}/change`,
  run: async ({ input: { tenant: id, ...requested }, req }) => {
    await lockBoxOffice(req)
    const stored = await readBoxOffice(req.payload)
    if (!stored) throw notFound(area)
    const season = fromStored(stored.season)
    const problem = changeSeason(season, requested)
    if (problem) throw refused(area, translatorOf(req.i18n)(PROBLEMS[problem]), PATHS[problem])
    await writeBoxOffice(req.payload, { ...stored, season: toStored(season) })
    // Availability is otherwise checked every few minutes; check at once, so that demo users need not wait.
    if (requested.action === 'sellOut' || requested.action === 'putOnSale')
      await queueJob(
        await dbOf(req),
        'checkSoldOut',
        { provider: 'spektrix', tenant: id },
        { key: `checkSoldOut:${id}:spektrix`, maxAttempts: 1 },
      )
    return toBoxOfficeOutput(req, id)
  },
  summary: 'Change what the demo box office sells',
  tenant,
  who,
})

const reset = defineOperation({
  name: 'resetDemoBoxOffice',
  area,
  audit: null,
  input: site,
  limit,
  method: 'post',
  output: boxOfficeOutput,
  path: `${path}/reset`,
  run: async ({ input, req }) => {
    await lockBoxOffice(req)
    const stored = await readBoxOffice(req.payload)
    if (!stored) throw notFound(area)
    // Keep the number sequence, so that ids of events added since are not reused.
    await writeBoxOffice(req.payload, { ...stored, season: { ...stored.first, last: stored.season.last } })
    return toBoxOfficeOutput(req, input.tenant)
  },
  summary: 'Reset the demo box office to its original programme',
  tenant,
  who,
})

const connect = defineOperation({
  name: 'connectDemoBoxOffice',
  area,
  audit: 'ticketing.connected',
  input: site,
  limit,
  method: 'post',
  output: boxOfficeOutput,
  path: `${path}/connect`,
  run: async ({ audit, input, req }) => {
    await lockBoxOffice(req)
    await ((await readBoxOffice(req.payload)) ? connectBoxOffice(req, input.tenant) : setUpBoxOffice(req, input.tenant))
    audit({ after: { provider: 'Spektrix' }, target: `tenants/${input.tenant}` })
    return toBoxOfficeOutput(req, input.tenant)
  },
  summary: 'Connect the site to the demo box office',
  tenant,
  who: withAnyPermission('apps:admin'),
})

export const demoOperations = [read, change, reset, connect]
