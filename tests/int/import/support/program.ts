import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { sourceArgs } from '../../../../scripts/lib/source/sourceArgs.mjs'

const ROOT = join(import.meta.dirname, '..', '..', '..', '..')

export interface Ended {
  code: number | null
  output: string
  /** From the moment at which the file was read. */
  tookMs: number
}

export interface Kill {
  /** What the program must have said. */
  at: string
  afterMs: number
}

/**
 * Runs the import as a person does, on the database of this test.
 * @param kill when it is killed, as by a power cut; none: it may end by itself
 */
export function runImport(args: string[], kill?: Kill): Promise<Ended> {
  const env = { ...process.env, NODE_OPTIONS: '' }
  const child = spawn(process.execPath, sourceArgs(join('src', 'jobs', 'import', 'main.ts'), args), {
    cwd: ROOT,
    env,
  })
  let output = ''
  let began = 0
  let timer: NodeJS.Timeout | undefined
  const listen = (data: Buffer) => {
    output += String(data)
    if (began === 0 && output.includes('programmes in')) began = performance.now()
    if (kill && !timer && output.includes(kill.at)) timer = setTimeout(() => child.kill('SIGKILL'), kill.afterMs)
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      clearTimeout(timer)
      resolve({ code, output, tookMs: performance.now() - began })
    })
  })
}
