import { note } from '../../../note.mjs'

note(`worker ${process.pid}`)
process.on('SIGTERM', () => {
  note('worker ends')
  process.exit(0)
})
setInterval(() => {}, 60_000)
