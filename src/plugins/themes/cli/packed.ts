/**
 * Entry point of the package: `callboard theme …`, bundled as `dist/callboard.mjs`. The folder of the package contains
 * what the program reads, by the same paths as the repository.
 */
import path from 'node:path'
import { takePackedPrograms } from '@/lib/workers/programPath'
import { runToEnd } from './runToEnd'

/** As in `engines` of the package: before it, child processes have no sandbox. */
const OLDEST = { major: 22, minor: 13 }

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < OLDEST.major || (major === OLDEST.major && minor < OLDEST.minor)) {
  console.error(`Callboard needs Node ${OLDEST.major}.${OLDEST.minor} or newer; this is ${process.versions.node}.`)
  process.exit(2)
}
const [area, ...args] = process.argv.slice(2)
const cwd = process.cwd()
takePackedPrograms(path.join(import.meta.dirname, 'programs'))
process.chdir(path.dirname(import.meta.dirname))

runToEnd({
  // There are no other areas yet: without the word `theme` a command prints the usage, as one that is not understood.
  args: area === 'theme' ? args : area === undefined || area === '--help' ? ['--help'] : [],
  command: 'npx callboard theme',
  cwd,
})
