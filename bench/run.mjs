// npm run bench: benchmark on its own database under .data/bench.
// npm run bench -- --tenants 1,1000 "admin list page" create: only these cases, without the import.
import { fail } from '../scripts/lib/fail.mjs'
import { ready } from '../scripts/lib/ready.mjs'

await ready()
const { handOverToNode } = await import('../scripts/lib/handOver.mjs')
const { sourceArgs } = await import('../scripts/lib/runSource.mjs')
process.exit(await handOverToNode(sourceArgs('bench/main.ts', process.argv.slice(2)), process.env).catch(fail))
