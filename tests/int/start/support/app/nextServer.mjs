// Stands in for Next as a library: says that it is started and ended, answers that it is ready, and writes down what it is sent.
import { existsSync } from 'node:fs'
import pg from 'pg'
import { note } from './dist/bin/note.mjs'

/** Answers as a ready application does, and stores the numbers that are sent to `/write`. */
export function answerRequests() {
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, connectionTimeoutMillis: 2000, max: 4 })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const answer = async (/** @type {URL} */ { pathname, searchParams }) => {
    if (pathname === '/api/health/ready') return 200
    if (pathname !== '/write') return 404
    return pool.query('INSERT INTO written (number) VALUES ($1)', [searchParams.get('number')]).then(
      () => 200,
      () => 503,
    )
  }
  return async (
    /** @type {import('node:http').IncomingMessage} */ request,
    /** @type {import('node:http').ServerResponse} */ response,
  ) => {
    if (request.url === '/die') {
      console.error('the last words of the web server')
      process.exit(7)
    }
    response.writeHead(await answer(new URL(String(request.url), 'http://localhost'))).end()
  }
}

export default () => ({
  close: async () => note('next ends'),
  getRequestHandler: () => answerRequests(),
  prepare: async () => {
    note('next start')
    if (!existsSync('broken')) return
    console.error('the last words of the web server')
    process.exit(7)
  },
})
