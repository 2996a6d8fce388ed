import { type ChildProcess, spawn } from 'node:child_process'
import { waitUntil } from '../../../../scripts/lib/waitUntil.mjs'

export interface Script {
  child: ChildProcess
  pid: number
  /** Everything it has printed so far. */
  output: () => string
  ended: Promise<number | null>
  /** Waits for a text in the output. */
  says: (text: string) => Promise<void>
}

const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'LANG']

/** Starts a script under an environment of nothing but the given settings. */
export function runScript(file: string, args: string[], env: Record<string, string> = {}): Script {
  const base = Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]]))
  const child = spawn(process.execPath, [file, ...args], {
    env: { ...base, ...env } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return {
    child,
    pid: child.pid ?? 0,
    output: () => output,
    ended,
    async says(text) {
      const over = () => output.includes(text) || child.exitCode !== null
      await waitUntil(over, { limitMs: 60_000 })
      if (!output.includes(text)) throw new Error(`The script never said "${text}":\n${output}`)
    },
  }
}
