// Stands in for Next's program: says what it is asked for, answers that it is ready, and writes down what it is sent.
import { existsSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import pg from 'pg'
import { note } from './note.mjs'

const [command, , port] = process.argv.slice(2)
note(`next ${command}`)
if (command === 'build') {
  mkdirSync('.next', { recursive: true })
  if (existsSync('slow')) setInterval(() => {}, 60_000)
} else {
  if (existsSync('broken')) {
    console.error('the last words of the web server')
    process.exit(7)
  }
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, connectionTimeoutMillis: 2000, max: 4 })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const answer = async (/** @type {URL} */ { pathname, searchParams }) => {
    if (pathname === '/api/health/ready') return 200
    if (pathname !== '/write') return 404
    return pool.query('INSERT INTO written (number) VALUES ($1)', [searchParams.get('number')]).then(() => 200, () => 503)
  }
  const server = createServer(async (request, response) => {
    response.writeHead(await answer(new URL(String(request.url), 'http://localhost'))).end()
  })
  server.on('error', (error) => {
    console.error(error)
    process.exit(1)
  })
  server.listen(Number(port))
  process.on('SIGTERM', () => {
    note('next ends')
    process.exit(0)
  })
}
