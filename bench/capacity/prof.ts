import { getPayload, createLocalReq } from 'payload'
import config from '../../payload.config'
import { readPersonRow } from '../../src/database/people/personRows'
import { toPerson } from '../../src/access/toPerson'
import { registryOf } from '../../src/access/registryOf'
const payload = await getPayload({ config })
const { docs: [user] } = await payload.find({ collection: 'users', where: { email: { equals: 'agency@bench.test' } }, overrideAccess: true })
const time = async (name: string, f: () => Promise<unknown> | unknown) => { const all = []; for (let i = 0; i < 25; i++) { const t = performance.now(); await f(); all.push(performance.now() - t) } all.sort((a, b) => a - b); console.log(name, all[12]!.toFixed(1)) }
let row: any
await time('row', async () => (row = await readPersonRow(payload, { id: user.id, sid: null, tenant: null })))
await time('toPerson', () => toPerson(row, registryOf(payload), null))
const t = row.places[0].tenant.id
for (const [n, w] of [['eq', { tenant: { equals: t } }], ['in+eq', { and: [{ tenant: { equals: t } }, { tenant: { in: row.places.map((p: any) => p.tenant.id) } }] }], ['2in+eq', { and: [{ tenant: { equals: t } }, { tenant: { in: row.places.map((p: any) => p.tenant.id) } }, { tenant: { in: row.places.map((p: any) => p.tenant.id) } }] }]] as const)
  await time(n, () => payload.find({ collection: 'pages', draft: true, depth: 0, limit: 10, where: w as never, overrideAccess: true }))
const req = await createLocalReq({ user: { ...user, collection: 'users' } as never }, payload)
await time('as user', () => payload.find({ collection: 'pages', draft: true, depth: 0, limit: 10, where: { tenant: { equals: t } }, overrideAccess: false, req }))
process.exit(0)
