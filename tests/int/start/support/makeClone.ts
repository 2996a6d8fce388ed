import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const app = resolve('tests/int/start/support/app')
// Replaced by small programs that only note how they are called: what is tested are the scripts around them.
const REPLACED = ['next', 'payload']

export interface Clone {
  folder: string
  /** What the stand-ins were asked for, one call a line. */
  calls: () => string[]
  forgetCalls: () => void
  remove: () => void
}

/** A clone in miniature: the real scripts, packages and settings, with stand-ins for the application itself. */
export function makeClone(): Clone {
  const folder = mkdtempSync(join(tmpdir(), 'callboard-clone-'))
  chmodSync(folder, 0o755)
  const put = (from: string, to: string) => cpSync(from, join(folder, to), { recursive: true })
  for (const name of ['scripts', 'package.json', 'package-lock.json', '.env.example']) put(name, name)
  for (const name of ['process', 'settings', 'telemetry']) put(`src/lib/${name}`, `src/lib/${name}`)
  linkPackages(folder)
  put(join(app, 'next.mjs'), 'node_modules/next/dist/bin/next.mjs')
  // Both programs have names of their own, and lie where they find the shared file.
  writeFileSync(join(folder, 'node_modules/next/dist/bin/next'), "import('./next.mjs')\n")
  put(join(app, 'note.mjs'), 'node_modules/next/dist/bin/note.mjs')
  writeFileSync(join(folder, 'node_modules/next/dist/bin/package.json'), '{}')
  put(join(app, 'nextServer.mjs'), 'node_modules/next/nextServer.mjs')
  writeFileSync(join(folder, 'node_modules/next/package.json'), '{"exports":"./nextServer.mjs"}')
  put(join(app, 'payload.mjs'), 'node_modules/payload/payload.mjs')
  put(join(app, 'note.mjs'), 'node_modules/payload/note.mjs')
  writeFileSync(join(folder, 'node_modules/payload/bin.js'), "import('./payload.mjs')\n")
  put(join(app, 'note.mjs'), 'note.mjs')
  put(join(app, 'seed.mjs'), 'src/seed/main.ts')
  put(join(app, 'worker.mjs'), 'src/jobs/worker/main.ts')
  mkdirSync(join(folder, 'src/migrations'), { recursive: true })
  writeFileSync(join(folder, 'src/migrations/20260101_first.ts'), '')
  const callFile = join(folder, 'calls.txt')
  return {
    folder,
    calls: () => (existsSync(callFile) ? readFileSync(callFile, 'utf8').trim().split('\n').filter(Boolean) : []),
    forgetCalls: () => rmSync(callFile, { force: true }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function linkPackages(folder: string): void {
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync('node_modules')) {
    if (!REPLACED.includes(name)) symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name))
  }
}
