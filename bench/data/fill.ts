import { getPayload } from 'payload'
import config from '../../payload.config'
import { fillTenant } from './fillTenant'

// Fills the empty database of the settings and says which tenant it made, as JSON.
const payload = await getPayload({ config })
console.log(JSON.stringify(await fillTenant(payload)))
process.exit(0)
