import { getPayload } from 'payload'
import config from '../../payload.config'
import { fillTenant } from '../data/fillTenant'

// Fills the empty database in DATABASE_URL with two sites and prints their ids as JSON.
const payload = await getPayload({ config })
const sites: Record<string, string> = {}
for (const slug of ['riverside', 'harbour']) sites[slug] = (await fillTenant(payload, slug)).id
console.log(JSON.stringify(sites))
process.exit(0)
