import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** @typedef {{ name: string, from: string, to: string }} Change */

/**
 * Dependencies to update: Payload and all of its packages, which share one version, and Next.
 * @param {Record<string, string>} dependencies
 * @param {{ next: string, payload: string }} newest
 * @returns {Change[]}
 */
export function changesFor(dependencies, newest) {
  return Object.entries(dependencies).flatMap(([name, from]) => {
    const to = name === 'next' ? newest.next : /^(payload$|@payloadcms\/)/.test(name) ? newest.payload : from
    return to === from ? [] : [{ from, name, to }]
  })
}

/**
 * Patches whose tests failed, from the output of `npm test`.
 * @param {string} output
 * @returns {string[]} folders of src/payload-patches; "classes in …" for selectors elsewhere
 */
export function brokenPatches(output) {
  const failed = [...output.matchAll(/^ {2}tests\/unit\/payload-patches\/(\w+)\.test\.tsx?(?: ›|:)(.*)$/gm)]
  return [
    ...new Set(
      failed.map(([, file = '', title = '']) => {
        const [, patch] = /src\/payload-patches\/(\w+)/.exec(title) ?? []
        const [, sheet] = /in (src\/\S+\.css)/.exec(title) ?? []
        if (/in the names that controls get/.test(title)) return 'missingNames'
        return patch ?? (sheet ? `classes in ${sheet}` : file)
      }),
    ),
  ].sort()
}

/** @param {string} name */
const newestOf = (name) => execFileSync('npm', ['view', name, 'version'], { encoding: 'utf8' }).trim()

/**
 * Copies the files tracked by git to a temporary folder, installs the newest Payload and Next there, and runs checks.
 * @param {{ build: boolean }} options
 * @returns {number} exit code
 */
export function canary({ build }) {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
  const changes = changesFor(manifest.dependencies, { next: newestOf('next'), payload: newestOf('payload') })
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
    for (const { name, to } of changes) manifest.dependencies[name] = to
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
    if (!run('install', 'npm', ['install', '--no-audit', '--no-fund']).isFine) return 1
    const types = run('types', 'npm', ['test', '--', 'types'])
    const tests = run('patches', 'npm', ['test', '--', 'unit', 'tests/unit/payload-patches'])
    const built = build ? run('build', 'npm', ['run', 'build']) : { isFine: true }
    const broken = brokenPatches(tests.output)
    console.log(`\ntypes    ${types.isFine ? 'fine' : 'broken'}`)
    console.log(`patches  ${tests.isFine ? 'fine' : `broken: ${broken.join(', ') || 'see above'}`}`)
    if (build) console.log(`build    ${built.isFine ? 'fine' : 'broken'}`)
    return types.isFine && tests.isFine && built.isFine ? 0 : 1
  } finally {
    rmSync(folder, { force: true, recursive: true })
  }
}
