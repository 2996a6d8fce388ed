import pg from 'pg'
import { note } from '../../note.mjs'

note('seed')
const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
await client.connect()
await client.query("INSERT INTO users VALUES ('super@callboard.test')")
await client.end()
