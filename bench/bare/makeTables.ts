import { getPayload } from 'payload'
import config from './payload.config'

// Outside production, Payload creates its tables on startup. It keeps its connection open, so this runs in a separate
// process.
await getPayload({ config })
process.exit(0)
