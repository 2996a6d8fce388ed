import { loadavg } from 'node:os'
import { build } from '../scripts/lib/build.mjs'
import { startPostgres } from '../scripts/lib/postgres.mjs'
import { newSecrets } from '../scripts/lib/secrets.mjs'
import { listenForStop } from '../scripts/lib/stopRequest.mjs'
import { chosen } from './chosen'
import { makeDatabases, makeEmptyDatabase, makePairOfTenants } from './data/databases'
import { headingOf, judge, lineOf } from './figures/table'
import { measure } from './figures/measure'
import { neighbourLines } from './neighbours/neighbourLines'
import { runProgram } from './runProgram'
import { searchLines } from './search/searchLines'
import { startApp, type App } from './servers/apps'
import { buildBare } from './servers/buildBare'
import type { Sizes } from './sizes'
import { ticketingLines } from './ticketing/ticketingLines'

const DATA = '.data/bench'

// npm run bench: compares Callboard with bare Payload on the same rows in the same run. BENCH=quick for a short run;
// names of cases to run only those.
async function main(): Promise<void> {
  const { cases, isNeighboursOnly, isPart, isTicketingOnly, size, withNeighbours, withSearch, withTicketing } = chosen(
    process.argv.slice(2),
  )
  const apps: App[] = []
  const postgres = await startPostgres({ dataDir: `${DATA}/postgres`, log: console.log })
  try {
    applySettings(postgres.url)
    await Promise.race([work(), listenForStop().requested])
  } finally {
    await Promise.all(apps.map((app) => app.stop()))
    await postgres.stop()
  }

  async function work(): Promise<void> {
    if (isTicketingOnly) {
      const { text } = await ticketingLines(await makeEmptyDatabase(postgres.adminUrl, postgres.url), size)
      console.log(text, `\nLoad average ${load()}`)
      return
    }
    if (isNeighboursOnly) {
      await build()
      const pair = await makePairOfTenants(postgres.adminUrl, postgres.url)
      const app = await startApp('ours', 2, pair)
      apps.push(app)
      const { text } = await neighbourLines(app, pair.urlOf('ours', 2))
      console.log(text, `\nLoad average ${load()}`)
      return
    }
    console.log('Building both apps, if their sources have changed')
    await build()
    await buildBare()
    console.log(`Filling databases with ${size.tenants.join(', ')} tenants`)
    const databases = await makeDatabases(postgres.adminUrl, postgres.url, size.tenants)
    for (const tenants of size.tenants)
      for (const name of ['ours', 'bare'] as const) apps.push(await startApp(name, tenants, databases))
    let misses = await measureAll()
    if (!isPart || withSearch)
      console.log(
        await searchLines(
          apps.findLast(({ name }) => name === 'ours')!,
          databases.urlOf('ours', size.tenants.at(-1)!),
        ),
      )
    if (!isPart || withNeighbours) {
      const lines = await neighbourLines(
        apps.findLast(({ name }) => name === 'ours')!,
        databases.urlOf('ours', size.tenants.at(-1)!),
      )
      misses += lines.misses
      console.log(lines.text)
    }
    await Promise.all(apps.splice(0).map((app) => app.stop()))
    if (!isPart) console.log(await importLine(databases.emptyUrl, size))
    if (!isPart || withTicketing) {
      const lines = await ticketingLines(databases.emptyUrl, size)
      misses += lines.misses
      console.log(lines.text)
    }
    console.log(misses === 0 ? '\nEvery target was met.' : `\nTargets missed: ${misses}.`, `Load average ${load()}`)
  }

  /** @returns number of missed targets */
  async function measureAll(): Promise<number> {
    console.log(
      `\nMilliseconds per request: median duration with one connection, total time divided by requests with several. Ratio: ours to bare Payload, measured side by side; cpu: the same for CPU time. Growth: ours with ${size.tenants.at(-1)} tenants compared with 1. Load average ${load()}\n`,
    )
    console.log(headingOf(size.tenants))
    let misses = 0
    for (const test of cases) {
      for (const [connections, rounds] of size.rounds) {
        const measured = {
          connections,
          figures: await measure(test, apps, connections, { rounds, scale: size.scale }),
          test,
        }
        misses += judge(measured).misses.length
        console.log(lineOf(measured))
        for (const { app, firstFailure } of measured.figures)
          if (firstFailure) console.log(`  ${app.name} with ${app.tenants}: ${firstFailure}`)
      }
    }
    return misses
  }
}

async function importLine(url: string, { loop, programmes }: Sizes): Promise<string> {
  const speed = JSON.parse(await runProgram('importSpeed.ts', url, [programmes, loop])) as {
    bulk: number
    documents: number
    loop: number
  }
  return `\nimport of ${speed.documents} documents: ${Math.round(speed.bulk)} a second in bulk, ${Math.round(speed.loop)} by a Local API loop, ${(speed.bulk / speed.loop).toFixed(1)} times as fast`
}

/** Settings of this process and the servers. An installation in the same folder has no influence. */
function applySettings(databaseUrl: string): void {
  const { NODE_ENV: _, ...env } = process.env
  const own = {
    CALLBOARD_DATA: DATA,
    CALLBOARD_DEMO: '0',
    DATABASE_URL: databaseUrl,
    DISABLE_PAYLOAD_HMR: 'true',
    LOG_LEVEL: 'error',
    ...newSecrets(),
  }
  process.env = { ...env, ...own } as unknown as NodeJS.ProcessEnv
}

const load = (): string =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')

try {
  await main()
  process.exit(0)
} catch (error) {
  console.error(error)
  process.exit(1)
}
