import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, nextProgram } from '../../scripts/lib/build.mjs'
import { runNode } from '../../scripts/lib/runNode.mjs'
import { root } from '../../scripts/lib/root.mjs'
import { runProgram } from '../runProgram'
import { FOLDERS } from './folders'

/** Sources of the build. */
const SOURCES = [
  'src/collections',
  'src/lib/languages',
  'bench/data/pages.ts',
  'package-lock.json',
  ...['app', 'bareCollection.ts', 'next.config.mjs', 'payload.config.ts'].map((name) => `bench/bare/${name}`),
]

/** Builds the bare app unless its sources are unchanged since the last build. */
export async function buildBare(): Promise<void> {
  const mark = join(FOLDERS.bare, '.next', 'bench-build')
  await runProgram('bare/makeImportMap.ts', String(process.env.DATABASE_URL))
  const sources = hashOf(root, SOURCES)
  if (existsSync(mark) && readFileSync(mark, 'utf8') === sources) return
  await runNode('The build of bare Payload', [nextProgram, 'build', FOLDERS.bare], {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
  })
  writeFileSync(mark, sources)
}
