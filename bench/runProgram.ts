import { capture } from '../scripts/lib/capture.mjs'
import { sourceArgs } from '../scripts/lib/runSource.mjs'

/**
 * Runs one of the programs beside this file to its end. Settings are read once in a process, so each database that is
 * filled through Payload needs one of its own.
 * @param databaseUrl the database of its app, whichever it loads
 * @param given settings beside those of this process
 * @returns its last line
 * @throws with all that it said, when it fails
 */
export async function runProgram(
  file: string,
  databaseUrl: string,
  args: (number | string)[] = [],
  given: Record<string, string | undefined> = process.env,
): Promise<string> {
  const env = { ...process.env, ...given, BARE_DATABASE_URL: databaseUrl, DATABASE_URL: databaseUrl }
  const { code, output } = await capture(process.execPath, sourceArgs(`bench/${file}`, args.map(String)), { env })
  if (code !== 0) throw new Error(`bench/${file} failed:\n${output}`)
  return output.trim().split('\n').at(-1) ?? ''
}
