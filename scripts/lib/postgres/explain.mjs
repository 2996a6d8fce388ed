import { StartError } from '../StartError.mjs'

/** @type {[RegExp, (folder: string, detail: string) => string][]} */
const SENTENCES = [
  [
    /No space left on device|Disk quota exceeded/,
    (folder) => `The disk is full: PostgreSQL cannot write to ${folder}.`,
  ],
  [
    /lock file ".*" already exists|still in use/,
    (folder) => `Another PostgreSQL is running in ${folder}: stop it and try again.`,
  ],
  [
    /Permission denied|could not access directory|wrong ownership|invalid permissions/,
    (folder) => `PostgreSQL cannot access ${folder}: give its user permission for the folder and those above it.`,
  ],
  [/Read-only file system/, (folder) => `PostgreSQL cannot write to ${folder}: the file system is read-only.`],
  [
    /incompatible with server|initialized by PostgreSQL version/,
    (folder) =>
      `The database in ${folder} was made by another version of PostgreSQL: move it away, or set DATABASE_URL to a server of that version.`,
  ],
  [/[Aa]ddress already in use/, () => 'The port chosen for the database was taken at the last moment: try again.'],
  [
    /shared memory|semaphores/,
    (_folder, detail) => `The system gives PostgreSQL too little shared memory (${detail}).`,
  ],
]

/**
 * Turns the output of a PostgreSQL program into one clear sentence.
 * @param {string} output
 * @param {string} folder the folder of the database
 * @returns {StartError}
 */
export function explain(output, folder) {
  const detail = lastProblem(output)
  const match = SENTENCES.find(([pattern]) => pattern.test(output))
  return new StartError(match ? match[1](folder, detail) : `PostgreSQL did not start in ${folder}: ${detail}`)
}

/** @param {string} output */
function lastProblem(output) {
  const lines = output.split('\n').filter((line) => line.trim())
  const problems = lines.filter((line) => /FATAL|PANIC|error|could not/i.test(line))
  return (problems.at(-1) ?? lines.at(-1) ?? 'it printed nothing').replace(/^.*?(FATAL|PANIC|error):\s*/i, '').trim()
}
