import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'
import { root } from '../root.mjs'
import { textsOf } from './catalogue.mjs'

/** Of a line that is not committed yet. */
const UNCOMMITTED = /^0+$/

/** @param {string[]} args */
const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore'] })

/**
 * Keys whose English text has changed since the translation was last written, by the history of both files.
 * @param {import('./catalogue.mjs').MessageFile} file
 * @returns {Set<string>}
 */
export function staleKeys({ entries, path, source }) {
  const commits = commitOfLines(path)
  /** @type {Map<string, Map<string, string>>} */
  const past = new Map()
  const stale = entries.filter(({ english, literal }) => {
    const line = source.slice(0, literal.end).split('\n').length
    const written = commits[line - 1]
    if (!written) return false
    // Beside a table there is no English file: its keys are the English texts.
    const then = past.get(written) ?? englishAt(written)
    past.set(written, then)
    const before = then.get(literal.path)
    return before !== undefined && before !== english
  })
  return new Set(stale.map(({ key }) => key))
}

/** For each line, the commit and the name that the file had in it; empty where it is not committed. @param {string} path */
function commitOfLines(path) {
  /** @type {string[]} */
  const lines = []
  /** @type {Map<string, string>} */
  const names = new Map()
  let commit = ''
  for (const line of git('blame', '--porcelain', '--', path).split('\n')) {
    const head = /^([\da-f]{40}) \d+ \d+/.exec(line)
    if (head) commit = head[1] ?? ''
    else if (line.startsWith('filename ')) names.set(commit, line.slice('filename '.length))
    else if (line.startsWith('\t')) lines.push(UNCOMMITTED.test(commit) ? '' : `${commit}:${names.get(commit)}`)
  }
  return lines
}

/** The English texts beside a translation as they were at a commit; none where there was no such file. @param {string} written */
function englishAt(written) {
  const [commit = '', path = ''] = written.split(':')
  try {
    return textsOf(git('show', `${commit}:${dirname(path)}/en.ts`))
  } catch {
    return new Map()
  }
}
