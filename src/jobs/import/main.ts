import { getPayload } from 'payload'
import { featuresOf, type Importer } from '@/config/feature'
import { classifyFailure } from '@/database/failures'
import { ImportError } from '@/lib/import/ImportError'
import { ownValue } from '@/lib/values'

// npm run import -- <source> …: runs the importer of the plugin that provides this source.
async function main([source, ...args]: string[]): Promise<void> {
  const { default: configPromise } = await import('@payload-config')
  const config = await configPromise
  const importers: Record<string, () => Promise<Importer>> = Object.assign(
    {},
    ...featuresOf(config).map(({ programs }) => programs?.importers ?? {}),
  )
  const usages = await Promise.all(Object.values(importers).map(async (load) => (await load()).usage))
  const usage =
    usages.length > 0
      ? usages.map((example) => `npm run import -- ${example}`).join('\n')
      : 'No plugin of this installation provides an import.'
  if (!source) throw new ImportError(`Specify what to import:\n${usage}`)
  const load = ownValue(importers, source)
  if (!load) throw new ImportError(`There is no import "${source}". Available imports:\n${usage}`)
  const importer = await load()
  await importer.run(args, () => getPayload({ config }))
}

try {
  await main(process.argv.slice(2))
  process.exit(0)
} catch (error) {
  const failure = classifyFailure(error)
  if (error instanceof ImportError) console.error(error.message)
  else if (failure?.status === 503)
    console.error('The database connection was lost. Run the same command again to continue where it stopped.')
  else console.error(error)
  process.exit(1)
}
