import { capture } from '../scripts/lib/capture.mjs'
import { sourceArgs } from '../scripts/lib/source/sourceArgs.mjs'

/**
 * Runs a program of this folder to its end. Settings are read once per process, so each database that is filled through
 * Payload needs a process of its own.
 * @param databaseUrl database of the app that the program loads
 * @param given environment beside that of this process
 * @returns the last line of output
 * @throws with the output, if the program fails
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
