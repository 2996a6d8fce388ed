import { spawn, type ChildProcess } from 'node:child_process'
import { findFreePort } from '../../../scripts/lib/ports.mjs'
import { until } from '@tests/support/until'
import { sourceArgs } from '../../../scripts/lib/source/sourceArgs.mjs'

export interface Worker {
  stop: () => Promise<number | null>
}

/** The worker as `npm run worker` runs it, with the settings of the test. */
export async function startWorker(settings: Record<string, string>): Promise<Worker> {
  let output = ''
  const child: ChildProcess = spawn(process.execPath, sourceArgs('src/jobs/worker/main.ts'), {
    env: { ...process.env, ...settings, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  await until(() => output.includes('The worker is up') || child.exitCode !== null, 60_000)
  if (child.exitCode !== null) throw new Error(`The worker ended:\n${output}`)
  return {
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}

/** What Prometheus reads. */
export interface Scrape {
  text: string
  /** The value of a series, by its name and the labels that are named; summed up where there are several. */
  value: (name: string, labels?: Record<string, string>) => number
  series: string[]
}

export async function scrape(port: number): Promise<Scrape> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  const text = await answer.text()
  const series = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return {
    series,
    text,
    value: (name, labels = {}) =>
      series
        .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
        .filter((line) => Object.entries(labels).every(([label, value]) => line.includes(`${label}="${value}"`)))
        .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0),
  }
}

export { findFreePort }
