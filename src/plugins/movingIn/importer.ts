import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { parseArgs, promisify } from 'node:util'
import { deflate } from 'node:zlib'
import type { BasePayload } from 'payload'
import { loadTenant } from '@/access/tenants'
import type { Importer } from '@/config/feature'
import { findTenantBySlug, readOwnerId } from '@/database/tenants/readTenants'
import { ImportError } from '@/lib/import/ImportError'
import { countItems, leaveOut, recognizeItems } from './database/items'
import { addOldWebsite, findOldWebsite, lastOldWebsite, writeOldWebsite } from './database/oldWebsites'
import { writePart } from './database/parts'
import { alone, bringAll } from './lib/bring/bringAll'
import { openBringing } from './lib/bring/Bringing'
import { MAX_BYTES, MAX_SLICE_BYTES } from './lib/limits'
import { readExport } from './lib/readExport'

const USAGE = 'wordpress <file> --tenant <slug>'
const deflated = promisify(deflate)

/** Brings an export of WordPress as drafts, with the rights of the owner of the site. */
export const importer: Importer = {
  run: async (args, load) => {
    const { files, slug } = readArguments(args)
    const sizes = await Promise.all(files.map(sizeOf))
    if (sizes.reduce((sum, size) => sum + size, 0) > MAX_BYTES)
      throw new ImportError(`The files have more than ${MAX_BYTES / 1024 / 1024} MB together.`)
    const payload = await load()
    try {
      await importFiles(payload, slug, files, sizes)
    } finally {
      await payload.destroy()
    }
  },
  usage: USAGE,
}

function readArguments(args: string[]): { files: string[]; slug: string } {
  const problem = (text: string) => new ImportError(`${text}: npm run import -- ${USAGE}`)
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      args,
      options: { tenant: { type: 'string' } },
    })
    if (positionals.length === 0) throw problem('Name the files of the export')
    if (!values.tenant) throw problem('Name the tenant by its slug')
    return { files: positionals, slug: values.tenant }
  } catch (error) {
    throw error instanceof ImportError ? error : problem((error as Error).message)
  }
}

async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size
  } catch (error) {
    throw new ImportError(
      (error as NodeJS.ErrnoException).code === 'ENOENT'
        ? `The file ${file} does not exist.`
        : `The file ${file} cannot be read: ${(error as Error).message}.`,
    )
  }
}

async function importFiles(payload: BasePayload, slug: string, files: string[], sizes: number[]): Promise<void> {
  const tenantId = await findTenantBySlug(payload, slug)
  const tenant = tenantId && (await loadTenant(payload, tenantId))
  if (!tenant) throw new ImportError(`There is no tenant with the slug "${slug}".`)
  const owner = await readOwnerId({ payload }, tenant.id)
  if (!owner) throw new ImportError(`The site "${slug}" has no owner in whose name to write.`)
  await goOn(payload, tenant.id)
  const id = randomUUID()
  await addOldWebsite({ payload }, { id, locale: tenant.defaultLanguage, sizes, tenantId: tenant.id, userId: owner })
  for (const [file, name] of files.entries()) {
    let number = 0
    for await (const chunk of createReadStream(name, { highWaterMark: MAX_SLICE_BYTES })) {
      const bytes = chunk as Buffer
      const part = { bytes: await deflated(bytes), size: bytes.length, tenantId: tenant.id, websiteId: id }
      await writePart({ payload }, { ...part, file, number: number++ })
    }
  }
  const sent = await findOldWebsite({ payload }, id)
  if (sent) await readExport(payload, sent)
  const read = await findOldWebsite({ payload }, id)
  if (read?.state !== 'ready') throw new ImportError(`The export cannot be read: ${read?.problem ?? 'unknown'}.`)
  if (read.problem) console.log(`The export is incomplete: ${read.problem}`)
  await leaveOut({ payload }, id, [])
  await recognizeItems({ payload }, id)
  await writeOldWebsite({ payload }, id, { choices: { hosts: [], leaveOut: [] }, state: 'bringing' })
  await bring(payload, id)
  for (const { count, kind, state, type } of await countItems({ payload }, id))
    console.log(`${(kind === 'other' ? type : kind).padEnd(16)}${state.padEnd(12)}${count}`)
}

/** Goes on with what was interrupted before, so that nothing of it comes twice. */
async function goOn(payload: BasePayload, tenantId: string): Promise<void> {
  const last = await lastOldWebsite({ payload }, tenantId)
  if (last?.state === 'bringing') await bring(payload, last.id)
}

async function bring(payload: BasePayload, id: string): Promise<void> {
  const website = await findOldWebsite({ payload }, id)
  const bringing = website && (await openBringing(payload, website))
  if (!bringing) return
  await alone(bringing, () => bringAll(bringing, () => false))
  await writeOldWebsite({ payload }, id, { state: 'done' })
}
