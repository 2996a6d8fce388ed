// Stands in for Payload's command line: one migration makes the tables that the scripts look at.
import pg from 'pg'
import { note } from './note.mjs'

note(`payload ${process.argv.slice(2).join(' ')}`)
const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
await client.connect()
await client.query(`
  CREATE TABLE payload_migrations (name text);
  INSERT INTO payload_migrations VALUES ('20260101_first');
  CREATE TABLE users (email text);
  CREATE TABLE written (number int, handled int DEFAULT 0)`)
await client.end()
