// Stands in for the worker: handles what was written, once each.
import pg from 'pg'
import { note } from '../../../note.mjs'

note(`worker ${process.pid}`)
process.on('SIGTERM', () => {
  note('worker ends')
  process.exit(0)
})
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, connectionTimeoutMillis: 2000, max: 1 })
pool.on('error', () => {})
pool.on('connect', (client) => client.on('error', () => {}))
setInterval(() => void pool.query('UPDATE written SET handled = handled + 1 WHERE handled = 0').catch(() => {}), 50)
