import { execFile, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'

/** What commands read and write; the packages are linked, because nothing writes to them. */
const SOURCES = [
  '.env.example',
  'LICENSE',
  'docs',
  'package-lock.json',
  'package.json',
  'payload.config.ts',
  'scripts',
  'src',
  'tsconfig.json',
]

export interface Ran {
  code: number
  /** What it printed, errors included. */
  out: string
}

/** A copy of the repository in which commands are run as a reader of the documentation runs them. */
export interface Clone {
  folder: string
  /** Runs a line of the documentation: `npm run tenant -- create --name "Gate Theatre"`. */
  run: (line: string, options?: { env?: Record<string, string>; input?: string }) => Promise<Ran>
  /** Runs one that never ends, asks it to once it has said something, and waits for its end. */
  runUntil: (line: string, said: string) => Promise<Ran>
  remove: () => void
}

/** @param env settings of the installation, such as its database */
export function makeClone(env: Record<string, string>): Clone {
  const folder = mkdtempSync(join(tmpdir(), 'callboard-docs-'))
  for (const name of SOURCES) cpSync(name, join(folder, name), { recursive: true })
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync('node_modules'))
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name))
  const surroundings = { ...clean(), CALLBOARD_DATA: join(folder, '.data'), ...env }
  return {
    folder,
    remove: () => rmSync(folder, { force: true, recursive: true }),
    run: (line, { env: more = {}, input = '' } = {}) =>
      new Promise((done) => {
        const [command = '', ...args] = wordsOf(line)
        const child = execFile(
          command,
          args,
          { cwd: folder, env: { ...surroundings, ...more } },
          (error, out, problems) => done({ code: error ? Number(error.code ?? 1) : 0, out: out + problems }),
        )
        child.stdin?.end(input)
      }),
    runUntil: (line, said) =>
      new Promise((done) => {
        const [command = '', ...args] = wordsOf(line)
        // A group of its own, as a terminal makes one: what ends it reaches npm and whatever npm has started.
        const child = spawn(command, args, { cwd: folder, detached: true, env: surroundings })
        let out = ''
        const listen = (data: Buffer) => {
          const before = out.includes(said)
          out += data.toString()
          if (!before && out.includes(said)) process.kill(-child.pid!, 'SIGTERM')
        }
        child.stdout.on('data', listen)
        child.stderr.on('data', listen)
        // npm ends by the signal itself.
        child.once('close', (code, signal) => done({ code: code ?? (signal === 'SIGTERM' ? 0 : 1), out }))
      }),
  }
}

/** The environment of a terminal: without what the tests and npm have put there. */
function clean(): NodeJS.ProcessEnv {
  const { HOME = tmpdir(), PATH = '' } = process.env
  return {
    HOME,
    NODE_ENV: 'development',
    NO_UPDATE_NOTIFIER: '1',
    PATH: [dirname(process.execPath), PATH].join(delimiter),
  }
}

/** Words as a shell takes them, quotes included. */
export const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, word]) => double ?? single ?? word ?? '')
