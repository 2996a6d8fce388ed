import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '../../scripts/lib/build.mjs'
import { findFreePort } from '../../scripts/lib/ports.mjs'
import { startWeb, untilReady } from '../../scripts/lib/services.mjs'
import { runDrill, type DrillOptions } from './drill'

// npm run drill [-- writes]: destroys an installation under load and restores it. Exits with 1 if an acknowledged write
// is missing.
const WRITES = 500

const startApp: DrillOptions['startApp'] = async (given) => {
  const port = String(await findFreePort())
  const url = `http://localhost:${port}`
  const env = { ...given, NODE_ENV: 'production', PORT: port, SERVER_URL: url }
  const web = startWeb(env, () => undefined)
  await untilReady(web, env)
  return { origin: url, stop: () => web.stop(), url }
}

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`

const folder = mkdtempSync(join(tmpdir(), 'callboard-drill-'))
chmodSync(folder, 0o755)
try {
  await build()
  const writes = Number(process.argv[2] ?? WRITES)
  const { atCrash, atMoment, backup, uploads } = await runDrill({ folder, log: console.log, startApp, writes })
  console.log(`
backup      ${megabytes(backup.bytes)} in ${backup.seconds.toFixed(1)} s, ${backup.acknowledged} documents acknowledged before it; uploads ${uploads.files} files, ${megabytes(uploads.bytes)}
at a moment ${atMoment.pages} pages and ${atMoment.files} files of ${atMoment.acknowledged} acknowledged, ${atMoment.laterOnes} of later; back after ${atMoment.seconds.toFixed(1)} s
at the crash ${atCrash.pages} pages and ${atCrash.files} files of ${atCrash.acknowledged} acknowledged; back after ${atCrash.seconds.toFixed(1)} s
neighbours  ${atMoment.foreign + atCrash.foreign} documents of other sites, none of them shown`)
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  rmSync(folder, { force: true, recursive: true })
}
process.exit()
