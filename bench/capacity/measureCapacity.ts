import pg from 'pg'
import { runProgram } from '../runProgram'
import { NAMES, type CapacityDatabases, type Name } from './data/capacityDatabases'
import { diskOf } from './disk'
import { startNameServer } from './jobs/nameServer'
import type { JobTimes } from './jobs/timeJobs'
import { measureQuestion, touchSite } from './measureQuestion'
import { memoryOf } from './memory'
import { explainAll, workOf, type Work } from './plans'
import { QUESTIONS, type Question } from './questions'
import { startInstallation, type Installation } from './sites'
import { diskLines, headOf, jobLines, lineOf, missesOf, type Measured } from './table'

const running: Installation[] = []
const pools: pg.Pool[] = []

/** Ends the servers that a run has left. */
export async function stopAll(): Promise<void> {
  await Promise.all(running.splice(0).map((one) => one.stop()))
  await Promise.all(pools.splice(0).map((pool) => pool.end()))
}

/**
 * Measures everything and prints it.
 * @param log of the database's server
 * @returns how much is not as it should be
 */
export async function measureCapacity(databases: CapacityDatabases, rounds: number, log: string): Promise<number> {
  const works = await readWorks(databases, log)
  const misses = await measureAll(databases, rounds, works)
  console.log(await jobTimes(databases))
  console.log(diskLines(await diskOf(databases.adminUrlOf('many'))))
  return misses
}

type Works = Record<Name, Map<Question, Work>>

/** What the database does for each question: on servers of their own, because writing it down takes its time. */
async function readWorks(databases: CapacityDatabases, log: string): Promise<Works> {
  const works: Works = { few: new Map(), many: new Map() }
  for (const name of NAMES) {
    await explainAll(databases.adminUrlOf(name), true)
    const at = await start(name, databases)
    const touch = toucher(databases, at)
    for (const question of QUESTIONS)
      if (name === 'many' || !question.isOnlyAtMany) works[name].set(question, await workOf(question, at, log, touch))
    await at.stop()
    running.splice(0)
    await explainAll(databases.adminUrlOf(name), false)
  }
  return works
}

async function measureAll(databases: CapacityDatabases, rounds: number, works: Works): Promise<number> {
  const installations: Installation[] = []
  for (const name of NAMES) installations.push(await start(name, databases))
  const [few, many] = installations as [Installation, Installation]
  const touches = new Map(installations.map((at) => [at, toucher(databases, at)]))
  let misses = 0
  for (const [about, questions] of Map.groupBy(QUESTIONS, ({ about }) => about)) {
    console.log(headOf(about))
    for (const question of questions) {
      const durations = await measureQuestion(question, installations, rounds, (at) => touches.get(at)!())
      const measured: Measured = {
        few: durations.get(few),
        many: durations.get(many)!,
        question,
        workOfFew: works.few.get(question),
        workOfMany: works.many.get(question)!,
      }
      misses += missesOf(measured).length
      console.log(lineOf(measured))
    }
  }
  for (const { name, pid } of installations) {
    const { most, now } = memoryOf(pid)
    console.log(
      `memory of the web process, ${name}: ${(now / 2 ** 20).toFixed(0)} MB, at most ${(most / 2 ** 20).toFixed(0)} MB`,
    )
  }
  for (const at of running.splice(0)) await at.stop()
  return misses
}

async function jobTimes({ urlOf }: CapacityDatabases): Promise<string> {
  const names = await startNameServer()
  Object.assign(process.env, { DNS_SERVERS: names.address, EDGE_TLS: '127.0.0.1:9' })
  const times = async (name: Name) => JSON.parse(await runProgram('capacity/jobs/timeJobs.ts', urlOf(name))) as JobTimes
  const first = [await times('few'), await times('many')] as const
  const second = [await times('few'), await times('many')] as const
  names.stop()
  return `\njobs by the clock, in seconds: few, many\n${jobLines(...first)}\nonce more, right after\n${jobLines(...second)}`
}

async function start(name: Name, databases: CapacityDatabases): Promise<Installation> {
  const at = await startInstallation(name, databases)
  running.push(at)
  return at
}

function toucher(databases: CapacityDatabases, at: Installation): () => Promise<void> {
  const pool = new pg.Pool({ connectionString: databases.urlOf(at.name), max: 1 })
  pools.push(pool)
  return () => touchSite(pool, at.template.id)
}
