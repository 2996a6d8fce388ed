import { getPayload } from 'payload'
import { classifyFailure } from '../../database/failures'
import { newReport } from '../../lib/import/report'
import { ImportRefused, readArguments } from './arguments'
import { importProgrammes } from './importProgrammes'
import { showProgress } from './progress'
import { readArchiveFile } from './readFile'
import { summaryOf } from './summary'

// npm run import -- nyphil <file> --tenant <slug>
async function main(): Promise<void> {
  const { file, tenant } = readArguments(process.argv.slice(2))
  const report = newReport()
  const programmes = await readArchiveFile(file, report)
  console.log(`${programmes.length.toLocaleString('en')} programmes in ${file}`)
  const { default: config } = await import('../../../payload.config')
  const payload = await getPayload({ config })
  const start = performance.now()
  try {
    const result = await importProgrammes(payload, tenant, programmes, report, showProgress(process.stdout))
    for (const line of summaryOf(result, report, (performance.now() - start) / 1000)) console.log(line)
  } finally {
    await payload.destroy()
  }
}

try {
  await main()
  process.exit(0)
} catch (error) {
  const failure = classifyFailure(error)
  if (error instanceof ImportRefused) console.error(error.message)
  else if (failure?.status === 503) console.error('The database went away. Run the same command again: it goes on where it stopped.')
  else console.error(error)
  process.exit(1)
}
