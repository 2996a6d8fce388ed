import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { sourceArgs } from '../../../scripts/lib/source/sourceArgs.mjs'

const MAIN = 'src/seed/main.ts'

interface Ended {
  code: number | null
  lines: string[]
  signal: NodeJS.Signals | null
}

/**
 * Runs the seed as `npm run seed` does, in a process of its own.
 * @param killAt kills the process, as hard as can be, when it has printed a line that begins so
 */
export function runSeed(env: Record<string, string>, killAt?: string): Promise<Ended> {
  const child = spawn(process.execPath, sourceArgs(MAIN), {
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line)
    if (killAt && line.startsWith(killAt)) child.kill('SIGKILL')
  })
  return new Promise((resolve) => child.on('close', (code, signal) => resolve({ code, lines, signal })))
}

/** A fingerprint of each table, by name: equal only where every row is. */
export async function fingerprints(databaseUrl: string): Promise<Record<string, string>> {
  return withClient(databaseUrl, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    )
    const prints: Record<string, string> = {}
    for (const { name } of tables) {
      const { rows } = await client.query<{ print: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print from "${name}" t`,
      )
      prints[name] = rows[0]!.print
    }
    return prints
  })
}

/** Rows of one statement. */
export const query = <Row extends pg.QueryResultRow>(
  databaseUrl: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> => withClient(databaseUrl, async (client) => (await client.query<Row>(statement, values)).rows)

async function withClient<Result>(
  connectionString: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
