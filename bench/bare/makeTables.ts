import { getPayload } from 'payload'
import config from './payload.config'

// Outside of production Payload makes its tables when it starts. It keeps its connection, so it is a process of its own.
await getPayload({ config })
process.exit(0)
