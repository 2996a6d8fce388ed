import { StartError } from '../StartError.mjs'

/** @type {[RegExp, (place: string, detail: string) => string][]} */
const SENTENCES = [
  [/No space left on device|Disk quota exceeded/, (place) => `The disk is full: PostgreSQL cannot write to ${place}.`],
  [
    /lock file ".*" already exists|still in use/,
    (place) => `Another PostgreSQL is at work in ${place}: end it and try again.`,
  ],
  [
    /Permission denied|could not access directory|wrong ownership|invalid permissions/,
    (place) => `PostgreSQL may not use ${place}: the folder and those above it must let its user in.`,
  ],
  [/Read-only file system/, (place) => `PostgreSQL cannot write to ${place}: the file system is read-only.`],
  [
    /incompatible with server|initialized by PostgreSQL version/,
    (place) =>
      `The database in ${place} was made by another version of PostgreSQL: move it away, or set DATABASE_URL to a server of that version.`,
  ],
  [/[Aa]ddress already in use/, () => 'The port chosen for the database was taken at the last moment: try again.'],
  [/shared memory|semaphores/, (_place, detail) => `The system gives PostgreSQL too little shared memory (${detail}).`],
]

/**
 * One clear sentence for what the PostgreSQL programs said.
 * @param {string} output
 * @param {string} place the folder of the database
 * @returns {StartError}
 */
export function explain(output, place) {
  const detail = lastComplaint(output)
  const known = SENTENCES.find(([pattern]) => pattern.test(output))
  return new StartError(known ? known[1](place, detail) : `PostgreSQL did not start in ${place}: ${detail}`)
}

/** @param {string} output */
function lastComplaint(output) {
  const lines = output.split('\n').filter((line) => line.trim())
  const complaints = lines.filter((line) => /FATAL|PANIC|error|could not/i.test(line))
  return (complaints.at(-1) ?? lines.at(-1) ?? 'it said nothing').replace(/^.*?(FATAL|PANIC|error):\s*/i, '').trim()
}
