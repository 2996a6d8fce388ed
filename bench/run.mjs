// npm run bench: benchmark on its own database under .data/bench.
// npm run bench -- --tenants 1,1000 "admin list page" create: only these cases, without the import.
// npm run bench -- capacity: 10,000 sites with a million documents, in half an hour and 10 GB.
import { fail } from '../scripts/lib/fail.mjs'
import { ready } from '../scripts/lib/ready.mjs'

await ready()
const { handOverToNode } = await import('../scripts/lib/handOver.mjs')
const { sourceArgs } = await import('../scripts/lib/source/sourceArgs.mjs')
const args = process.argv.slice(2)
const [file, given] = args[0] === 'capacity' ? ['bench/capacity/main.ts', args.slice(1)] : ['bench/main.ts', args]
process.exit(await handOverToNode(sourceArgs(file, given), process.env).catch(fail))
