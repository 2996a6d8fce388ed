// node scripts/tool.mjs <file.ts> [arguments]: runs a program of the project that needs neither settings nor database.
import { fail } from './lib/fail.mjs'
import { ready } from './lib/ready.mjs'

await ready()
const { handOverToNode } = await import('./lib/handOver.mjs')
const { sourceArgs } = await import('./lib/source/sourceArgs.mjs')
const [file = '', ...args] = process.argv.slice(2)
process.exit(await handOverToNode(sourceArgs(file, args), process.env).catch(fail))
