import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { breaksIn, brokenPatches } from './canaryReport.mjs'

/** @typedef {{ name: string, from: string, to: string }} Change */

/** The line of prereleases that is tried beside the newest release. */
const NEXT_LINE = '4.0.0-canary.'

/** @param {string} name */
const isPayload = (name) => /^(payload$|@payloadcms\/)/.test(name)

/**
 * Dependencies to update: Payload and all of its packages, which share one version, and Next.
 * @param {Record<string, string>} dependencies
 * @param {{ next: string, payload: string }} newest
 * @returns {Change[]}
 */
export function changesFor(dependencies, newest) {
  return Object.entries(dependencies).flatMap(([name, from]) => {
    const to = name === 'next' ? newest.next : isPayload(name) ? newest.payload : from
    return to === from ? [] : [{ from, name, to }]
  })
}

/**
 * The newest version of a line that all packages have: not every one is released each time, which a tag would not tell.
 * @param {string[][]} released versions of each package
 * @param {string} line such as `4.0.0-canary.`
 * @returns {string | undefined} undefined if there is none
 */
export function newestCommon(released, line) {
  const [first = [], ...others] = released
  const number = (/** @type {string} */ version) => Number(version.slice(line.length))
  return first
    .filter((version) => version.startsWith(line) && others.every((versions) => versions.includes(version)))
    .sort((one, other) => number(one) - number(other))
    .at(-1)
}

/**
 * @param {string} name
 * @param {string} field
 */
const viewed = (name, field) => JSON.parse(execFileSync('npm', ['view', name, field, '--json'], { encoding: 'utf8' }))

/**
 * Tries the newest Payload and Next in a copy, and then Payload's newest prerelease of the next major version.
 * @param {{ build: boolean }} options
 * @returns {number} exit code. What breaks with the prerelease is no failure.
 */
export function canary({ build }) {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const next = viewed('next', 'version')
  console.log('\n══ Newest releases ══')
  const isFine = tryVersions(changesFor(dependencies, { next, payload: viewed('payload', 'version') }), { build })
  console.log(`\n══ ${NEXT_LINE}* ══`)
  const packages = Object.keys(dependencies).filter(isPayload)
  const payload = newestCommon(
    packages.map((name) => viewed(name, 'versions')),
    NEXT_LINE,
  )
  if (payload) tryVersions(changesFor(dependencies, { next, payload }), { build })
  else console.log(`The registry has no ${NEXT_LINE}* of all of ${packages.join(', ')}.`)
  return isFine ? 0 : 1
}

/**
 * Copies the files tracked by git to a temporary folder, installs other versions there, and says what breaks.
 * @param {Change[]} changes
 * @param {{ build: boolean }} options
 * @returns {boolean} whether nothing does
 */
function tryVersions(changes, { build }) {
  if (changes.length === 0) console.log('Payload and Next are already up to date.')
  for (const { from, name, to } of changes) console.log(`${name} ${from} -> ${to}`)
  const folder = mkdtempSync(join(tmpdir(), 'canary-'))
  /** @param {string} title @param {string} command @param {string[]} args */
  const run = (title, command, args) => {
    console.log(`\n── ${title} ──`)
    try {
      return { isFine: true, output: execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }) }
    } catch (error) {
      const { stderr, stdout } = /** @type {{ stderr?: string, stdout?: string }} */ (error)
      console.log(`${stdout ?? ''}${stderr ?? ''}`.split('\n').slice(-40).join('\n'))
      return { isFine: false, output: stdout ?? '' }
    }
  }
  try {
    for (const file of execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      cpSync(file, join(folder, file))
    }
    const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
    for (const { name, to } of changes) manifest.dependencies[name] = to
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
    // The lock file holds Payload's packages to one another's present versions.
    if (!run('install', 'npm', ['install', '--no-audit', '--no-fund', '--no-package-lock']).isFine) return false
    const types = run('types', join(folder, 'node_modules', '.bin', 'tsc'), ['--noEmit'])
    const tests = run('patches', 'npm', ['test', '--', 'unit', 'tests/unit/payload-patches'])
    const built = build ? run('build', 'npm', ['run', 'build']) : { isFine: true }
    const breaks = breaksIn(types.output)
    console.log(`\ntypes    ${types.isFine ? 'fine' : `broken:\n${breaks.join('\n') || 'see above'}`}`)
    const broken = brokenPatches(tests.output)
    console.log(`patches  ${tests.isFine ? 'fine' : `broken: ${broken.join(', ') || 'see above'}`}`)
    console.log(`build    ${build ? (built.isFine ? 'fine' : 'broken') : 'skipped'}`)
    return types.isFine && tests.isFine && built.isFine
  } finally {
    rmSync(folder, { force: true, recursive: true })
  }
}
