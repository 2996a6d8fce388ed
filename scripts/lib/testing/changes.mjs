import { spawnSync } from 'node:child_process'
import { root } from '../root.mjs'
import { StartError } from '../StartError.mjs'

/**
 * The files that have changed, what is not committed among them.
 * @param {string} since commit, or time such as `12 hours ago`; empty for what the upstream branch does not have
 * @returns {string[]} paths from the root, also of removed files
 * @throws StartError if Git knows neither
 */
export function changedFiles(since) {
  const base = baseOf(since)
  const lines = [
    ...(base === undefined ? git('ls-files') : git('diff', '--name-only', '--no-renames', base)),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  return [...new Set(lines)]
}

/**
 * @param {string} since
 * @returns {string | undefined} a commit; undefined if every commit is newer
 */
function baseOf(since) {
  if (since === '') return tryGit('merge-base', 'HEAD', '@{upstream}')?.[0] ?? 'HEAD'
  const commit = tryGit('rev-parse', '--verify', '--quiet', `${since}^{commit}`)?.[0]
  if (commit) return commit
  // Git takes what it can't read for "now", and would find nothing changed.
  if (!/\d|yesterday|ago/.test(since))
    throw new StartError(`--since takes a commit or a time such as "12 hours ago": ${since} is neither.`)
  return git('rev-list', '-1', `--before=${since}`, 'HEAD')[0]
}

/** @param {string[]} args @returns {string[] | undefined} undefined if it fails */
function tryGit(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined
}

/** @param {string[]} args */
function git(...args) {
  const lines = tryGit(...args)
  if (!lines) throw new StartError('The changes can only be found in a Git clone.')
  return lines
}
