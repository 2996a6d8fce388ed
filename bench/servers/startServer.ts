import { nextProgram } from '../../scripts/lib/build.mjs'
import { findFreePort } from '../../scripts/lib/ports.mjs'
import { startService } from '../../scripts/lib/service.mjs'
import { startWeb } from '../../scripts/lib/services.mjs'
import { waitUntil } from '../../scripts/lib/waitUntil.mjs'
import { FOLDERS, type AppName } from './folders'

const START_MS = 90_000

/**
 * Serves a built app on a free port until stopped: Callboard behind its own web server, bare Payload with `next start`.
 */
export async function startServer(
  name: AppName,
  databaseUrl: string,
): Promise<{ group: number; stop: () => Promise<void>; url: string }> {
  const port = String(await findFreePort())
  const url = `http://localhost:${port}`
  const env = {
    ...process.env,
    BARE_DATABASE_URL: databaseUrl,
    DATABASE_URL: databaseUrl,
    NODE_ENV: 'production',
    PORT: port,
    SERVER_URL: url,
  }
  const silent = () => undefined
  const server =
    name === 'ours'
      ? startWeb(env, silent)
      : startService([nextProgram, 'start', FOLDERS[name], '-p', port], env, silent)
  const isUp = await waitUntil(async () => !server.isRunning() || (await isResponding(`${url}/api/users/me`)), {
    everyMs: 150,
    limitMs: START_MS,
  })
  if (isUp && server.isRunning()) return { group: server.pid, stop: () => server.stop(), url }
  await server.stop()
  throw new Error(`The server of "${name}" did not start:\n${server.lastWords()}`)
}

const isResponding = async (url: string): Promise<boolean> => {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
