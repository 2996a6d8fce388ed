import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { until } from '@tests/support/until'

const folder = mkdtempSync(path.join(tmpdir(), 'callboard-orphans-'))
const server = path.join(folder, 'server.mjs')
const urlOf = (source: string) => pathToFileURL(path.resolve(source)).href

// What a web process does with a page, without the page.
writeFileSync(
  server,
  `import { checkTemplatesInTurn } from '${urlOf('src/plugins/site/lib/rendering/templateWorkers.ts')}'
await checkTemplatesInTurn('a', new Map([['templates/page.liquid', '']]))
console.log('ready')
setInterval(() => {}, 1_000)`,
)
afterAll(() => rmSync(folder, { recursive: true }))

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const onLinux = process.platform === 'linux' ? it : it.skip

describe('A process that renders templates', () => {
  onLinux.each(['SIGTERM', 'SIGKILL'] as const)('ends with the web process that ends by %s', async (signal) => {
    const parent = spawn(process.execPath, ['--import', urlOf('src/lib/workers/sourceImports.ts'), server], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(parent.stdout, 'data')
    const children = childrenOf(parent.pid ?? 0)
    expect(children).toHaveLength(1)
    expect(children.every(isRunning)).toBe(true)
    parent.kill(signal)
    await until(() => !children.some(isRunning))
  })
})
