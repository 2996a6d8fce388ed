import { appendFileSync } from 'node:fs'

/** Writes down what was called, for the test to read. @param {string} line */
export function note(line) {
  appendFileSync('calls.txt', `${line}\n`)
}
