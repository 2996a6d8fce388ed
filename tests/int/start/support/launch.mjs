// Starts the database in the given folder and goes on living, to be killed.
import { startPostgres } from '../../../../scripts/lib/postgres.mjs'

const { pid } = await startPostgres({ dataDir: process.argv[2] })
console.log(`server ${pid}`)
setInterval(() => {}, 60_000)
