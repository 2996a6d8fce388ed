import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ORIGIN } from '@tests/support/boot'
import { sourceArgs } from '../../../scripts/lib/source/sourceArgs.mjs'
import { startService } from '../../../scripts/lib/service.mjs'
import { runDrill, type DrillOptions } from '../../../bench/drill/drill'

const WRITES = 30

const startApp: DrillOptions['startApp'] = async (env) => {
  let heard: (port: string) => void
  const port = new Promise<string>((resolve) => (heard = resolve))
  const service = startService(
    sourceArgs('tests/support/ownProcess/main.ts'),
    { ...env, SERVER_URL: ORIGIN },
    (line) => {
      const said = /^port (\d+)/.exec(line)?.[1]
      if (said) heard(said)
    },
  )
  const ended = service.ended.then((how) => Promise.reject(new Error(`${how}: ${service.lastWords()}`)))
  return {
    origin: ORIGIN,
    stop: () => service.stop(),
    url: `http://127.0.0.1:${await Promise.race([port, ended])}`,
  }
}

describe('an installation that is lost while people write to it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'callboard-drill-'))
  chmodSync(folder, 0o755)
  afterAll(() => rmSync(folder, { force: true, recursive: true }))

  it('comes back with all that was acknowledged: as it was at a moment, and as it was at the end', async () => {
    const { atCrash, atMoment, backup } = await runDrill({ folder, startApp, writes: WRITES })
    // More than one of them is written by each request for a page, so fewer documents than writes.
    expect(backup.acknowledged).toBeGreaterThanOrEqual(WRITES / 2)
    expect(atMoment.acknowledged).toBeGreaterThan(backup.acknowledged)
    expect(atCrash.acknowledged).toBeGreaterThan(atMoment.acknowledged)
    expect(atMoment.pages + atMoment.files).toBe(atMoment.acknowledged)
    expect(atCrash.pages + atCrash.files).toBe(atCrash.acknowledged)
    expect(atMoment.files).toBeGreaterThan(0)
    // What was written after the moment is not there: it is the moment, not the end.
    expect(atMoment.laterWrites).toBeGreaterThan(0)
    expect(atMoment.laterOnes).toBe(0)
    expect(atMoment.foreign).toBe(atMoment.acknowledged)
  }, 300_000)
})
