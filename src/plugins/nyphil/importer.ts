import type { Importer } from '../../config/definePlugin'
import { readArguments, USAGE } from './arguments'
import { importProgrammes } from './importProgrammes'
import { newReport } from './lib/report'
import { showProgress } from './progress'
import { readArchiveFile } from './readFile'
import { summaryOf } from './summary'

/** Reads a file of the archive into a tenant, and says what could not be read. */
export const importer: Importer = {
  run: async (args, load) => {
    const { file, tenant } = readArguments(args)
    const report = newReport()
    const programmes = await readArchiveFile(file, report)
    console.log(`${programmes.length.toLocaleString('en')} programmes in ${file}`)
    const payload = await load()
    const start = performance.now()
    try {
      const result = await importProgrammes(payload, tenant, programmes, report, showProgress(process.stdout))
      for (const line of summaryOf(result, report, (performance.now() - start) / 1000)) console.log(line)
    } finally {
      await payload.destroy()
    }
  },
  usage: USAGE,
}
