// Stands in for Next's program, which builds and serves in development: says what it is asked for.
import { existsSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { note } from './note.mjs'
import { answerRequests } from '../../nextServer.mjs'

const [command, , port] = process.argv.slice(2)
note(`next ${command}`)
if (command === 'build') {
  mkdirSync('.next', { recursive: true })
  if (existsSync('slow')) setInterval(() => {}, 60_000)
} else {
  const server = createServer(answerRequests())
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
