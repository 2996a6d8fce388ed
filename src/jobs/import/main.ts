import { getPayload } from 'payload'
import { pluginsOf, type Importer } from '../../config/definePlugin'
import { classifyFailure } from '../../database/failures'
import { ImportRefused } from '../../lib/import/ImportRefused'

// npm run import -- <source> …: hands over to the plugin that reads this source.
async function main([source, ...args]: string[]): Promise<void> {
  const { default: promised } = await import('../../../payload.config')
  const config = await promised
  const importers: Record<string, () => Promise<Importer>> = Object.assign(
    {},
    ...pluginsOf(config).map((plugin) => plugin.importers ?? {}),
  )
  const known = await Promise.all(Object.values(importers).map(async (load) => (await load()).usage))
  const usage =
    known.length > 0
      ? known.map((one) => `npm run import -- ${one}`).join('\n')
      : 'No plugin of this installation imports anything.'
  if (!source) throw new ImportRefused(`Say what to import:\n${usage}`)
  if (!Object.hasOwn(importers, source))
    throw new ImportRefused(`There is no import of "${source}". These are there:\n${usage}`)
  const importer = await importers[source]!()
  await importer.run(args, () => getPayload({ config }))
}

try {
  await main(process.argv.slice(2))
  process.exit(0)
} catch (error) {
  const failure = classifyFailure(error)
  if (error instanceof ImportRefused) console.error(error.message)
  else if (failure?.status === 503)
    console.error('The database went away. Run the same command again: it goes on where it stopped.')
  else console.error(error)
  process.exit(1)
}
