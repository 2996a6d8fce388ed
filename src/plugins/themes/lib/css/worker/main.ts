import { transform } from 'lightningcss'
import { exitAboveLimits } from '@/lib/process/endAbove'
import { blankHacks } from './blankHacks.ts'

/** Entry point of the processes that parse style sheets of themes: one style sheet and one result per message. */

export type StylesResult = { data: Uint8Array } | { column: number; line: number; message: string }

let input: Buffer = Buffer.alloc(0)
const begin = exitAboveLimits(512 * 1024 * 1024)

process.on('message', (message: { cpuMs: number; input?: Buffer }) => {
  input = message.input ?? input
  begin(message.cpuMs)
  process.send?.({ result: minify(input) })
})

function minify(code: Buffer): StylesResult {
  try {
    return parse(code)
  } catch {
    // Browsers ignore what old hacks say; other errors have the same place as before.
    return minifyWithoutHacks(Buffer.from(blankHacks(code.toString('utf8'))))
  }
}

const parse = (code: Buffer): StylesResult => ({ data: transform({ code, filename: 'styles.css', minify: true }).code })

function minifyWithoutHacks(code: Buffer): StylesResult {
  try {
    return parse(code)
  } catch (error) {
    const { loc, message } = error as { loc?: { column?: number; line?: number }; message?: string }
    return { column: loc?.column ?? 1, line: loc?.line ?? 1, message: String(message ?? error).split('\n')[0] ?? '' }
  }
}
