// Stands in for Next's program: says what it is asked for, and answers that it is ready.
import { existsSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { note } from './note.mjs'

const [command, , port] = process.argv.slice(2)
note(`next ${command}`)
if (command === 'build') {
  mkdirSync('.next', { recursive: true })
  if (existsSync('slow')) setInterval(() => {}, 60_000)
} else {
  const server = createServer((request, response) => {
    if (request.url === '/die') {
      console.error('the last words of the web server')
      process.exit(7)
    }
    response.writeHead(request.url === '/api/health/ready' ? 200 : 404).end()
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
