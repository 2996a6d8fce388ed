import { getPayload } from 'payload'
import config from '../../payload.config'
import { fillTenant } from './fillTenant'

// Fills the empty database in DATABASE_URL and prints the created tenant as JSON.
const payload = await getPayload({ config })
console.log(JSON.stringify(await fillTenant(payload)))
process.exit(0)
