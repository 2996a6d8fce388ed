import { transform } from 'lightningcss'

/** The program of the processes that read style sheets of themes: one message, one sheet, one answer. */

export type StylesResult = { data: Uint8Array } | { column: number; line: number; message: string }

/** Exit codes by which the parent knows the reason. */
const OVER_MEMORY = 77
const OVER_TIME = 78
const MEMORY_BYTES = 512 * 1024 * 1024
const LOOK_EVERY_MS = 20

let input: Buffer = Buffer.alloc(0)
let cpuLimit = Infinity

process.on('disconnect', () => process.exit())
process.on('message', (message: { cpuMs: number; input?: Buffer }) => {
  input = message.input ?? input
  cpuLimit = cpuUsed() + message.cpuMs
  process.send?.({ result: minify(input) })
})

setInterval(() => {
  if (process.memoryUsage.rss() > MEMORY_BYTES) process.exit(OVER_MEMORY)
  if (cpuUsed() > cpuLimit) process.exit(OVER_TIME)
}, LOOK_EVERY_MS).unref()

/** In milliseconds, of all threads together. */
function cpuUsed(): number {
  const { system, user } = process.cpuUsage()
  return (system + user) / 1000
}

function minify(code: Buffer): StylesResult {
  try {
    return { data: transform({ code, filename: 'styles.css', minify: true }).code }
  } catch (error) {
    const { loc, message } = error as { loc?: { column?: number; line?: number }; message?: string }
    return { column: loc?.column ?? 1, line: loc?.line ?? 1, message: String(message ?? error).split('\n')[0]! }
  }
}
