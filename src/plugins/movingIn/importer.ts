import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { parseArgs, promisify } from 'node:util'
import { deflate } from 'node:zlib'
import { getLocalI18n, type BasePayload } from 'payload'
import { inOwnTransaction, loadTenant, personOf, translatorOf } from '@/exports/server'
import type { MessageKey } from '@/exports/types'
import { writeAudit } from '@/collections/AuditLog/writeAudit'
import type { Importer } from '@/config/feature'
import { LockTaken } from '@/database/bulk/withLock'
import { findTenantBySlug, readOwnerId } from '@/database/tenants/readTenants'
import { ImportError } from '@/lib/import/ImportError'
import { leaveOut, recognizeItems } from './database/items'
import {
  addOldWebsite,
  deleteReplaced,
  findOldWebsite,
  isBusy,
  lastOldWebsite,
  writeOldWebsite,
  type OldWebsite,
} from './database/oldWebsites'
import { writePart } from './database/parts'
import { lockExports } from './lib/access'
import { alone, bringAll } from './lib/bring/bringAll'
import { asPerson, openBringing, type Bringing } from './lib/bring/Bringing'
import { finish, giveUp } from './lib/bring/ends'
import { assertLasting } from './lib/bring/failures'
import { typeMapping } from './lib/choices'
import { describeWebsite, type DescribedWebsite } from './lib/describe'
import { MAX_BYTES, MAX_SLICE_BYTES, MAX_TYPES, MAX_UPLOADS_BYTES } from './lib/limits'
import { savedTypes } from './lib/mapping/savedTypes'
import { MAPPED_KINDS, problemOfMapping, type TypeMapping } from './lib/mapping/targets'
import { readExport } from './lib/readExport'

const USAGE = 'wordpress <file> --tenant <slug> [--map <type>=<kind>]'
const REPLACED = 'The export was replaced by another.'
const deflated = promisify(deflate)
const english = (key: MessageKey): string => translatorOf({ language: 'en' })(key)

/** Brings an export of WordPress as drafts, with the rights of the owner of the site. */
export const importer: Importer = {
  run: async (args, load) => {
    const { files, mapping, slug } = readArguments(args)
    const sizes = await Promise.all(files.map(sizeOf))
    const most = MAX_BYTES + MAX_UPLOADS_BYTES
    if (sizes.reduce((sum, size) => sum + size, 0) > most)
      throw new ImportError(`The files have more than ${most / 1024 / 1024} MB together.`)
    const payload = await load()
    try {
      await importFiles(payload, { files, mapping, sizes, slug })
    } finally {
      await payload.destroy()
    }
  },
  usage: USAGE,
}

interface Arguments {
  files: string[]
  /** Types without counterpart that come nevertheless. */
  mapping: TypeMapping[]
  slug: string
}

function readArguments(args: string[]): Arguments {
  const problem = (text: string) => new ImportError(`${text}: npm run import -- ${USAGE}`)
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      args,
      options: { map: { default: [], multiple: true, type: 'string' }, tenant: { type: 'string' } },
    })
    if (positionals.length === 0) throw problem('Name the files of the export')
    if (!values.tenant) throw problem('Name the tenant by its slug')
    const mapping = values.map.map((text) => {
      const [, type = '', as = ''] = /^(.+)=(\w+)$/.exec(text) ?? []
      const parsed = typeMapping.safeParse({ as, type }).data
      if (!parsed) throw problem(`"${text}" names no type and one of ${MAPPED_KINDS.join(', ')}`)
      return parsed
    })
    if (mapping.length > MAX_TYPES || problemOfMapping(mapping)) throw problem('Map each type once, and 20 at most')
    return { files: positionals, mapping, slug: values.tenant }
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

async function importFiles(
  payload: BasePayload,
  { files, mapping, sizes, slug }: Arguments & { sizes: number[] },
): Promise<void> {
  const tenantId = await findTenantBySlug(payload, slug)
  const tenant = tenantId && (await loadTenant(payload, tenantId))
  if (!tenant) throw new ImportError(`There is no tenant with the slug "${slug}".`)
  const owner = await readOwnerId({ payload }, tenant.id)
  if (!owner) throw new ImportError(`The site "${slug}" has no owner in whose name to write.`)
  await goOn(payload, tenant.id)
  const id = randomUUID()
  await inOwnTransaction(payload, async (req) => {
    await lockExports(req, tenant.id)
    if (await isBusy(req, tenant.id)) throw new ImportError(english('movingInBusy'))
    await deleteReplaced(req, tenant.id)
    await addOldWebsite(req, { id, locale: tenant.defaultLanguage, sizes, tenantId: tenant.id, userId: owner })
  })
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
  const notice = read?.problem ? english(`movingInNotice_${read.problem}` as MessageKey) : null
  if (read?.state !== 'ready') throw new ImportError(notice ?? REPLACED)
  if (notice) console.log(notice)
  await begin(payload, read, mapping)
  await bring(payload, id)
  const described = await describe(payload, id)
  for (const { brought, failed, known, label, total } of described.kinds)
    console.log(`${label}: ${total} found, ${brought} brought, ${known} were there already, ${failed} failed`)
  for (const { text, title } of described.remarks) console.log(`${title}: ${text}`)
  if (!described.kinds.some(({ brought, known }) => brought + known > 0))
    throw new ImportError('Nothing of the export was brought.')
}

/** Goes on with what was interrupted before, so that nothing of it comes twice. */
async function goOn(payload: BasePayload, tenantId: string): Promise<void> {
  const last = await lastOldWebsite({ payload }, tenantId)
  if (last?.state === 'bringing') await bring(payload, last.id)
}

/**
 * Notes that an export is being brought, whole.
 * @throws ImportError if something else of the site has begun while it was read
 */
async function begin(payload: BasePayload, website: OldWebsite, mapping: TypeMapping[]): Promise<void> {
  const { id, tenantId, title } = website
  await asPerson(await open(payload, website), async (req) => {
    await lockExports(req, tenantId)
    if (await isBusy(req, tenantId)) throw new ImportError(english('movingInBusy'))
    if ((await findOldWebsite(req, id, { forUpdate: true }))?.state !== 'ready') throw new ImportError(REPLACED)
    await leaveOut(req, id, [])
    await recognizeItems(req, id)
    const saved = await savedTypes(req)
    // What the fields become was chosen on the screen.
    const complete = mapping.map((one) => saved.find(({ as, type }) => as === one.as && type === one.type) ?? one)
    const choices = { hosts: [], leaveOut: [], mapping: complete }
    await writeOldWebsite(req, id, { choices, state: 'bringing' })
    const details = { after: { title: title ?? '' }, target: `old-websites/${id}` }
    await writeAudit(req, { action: 'movingIn.begun', details, person: await personOf(req), tenantId })
  })
}

/**
 * Brings all that is waiting, alone.
 * @throws ImportError if a worker is bringing it just now: it stays as it is
 */
async function bring(payload: BasePayload, id: string): Promise<void> {
  try {
    await alone({ payload, website: { id } }, () => bringWhole(payload, id))
  } catch (error) {
    throw error instanceof LockTaken ? new ImportError(english('movingInBusy')) : error
  }
}

async function bringWhole(payload: BasePayload, id: string): Promise<void> {
  const website = await findOldWebsite({ payload }, id)
  // Whoever had the lock before may have brought it to its end.
  if (website?.state !== 'bringing') return
  const bringing = await open(payload, website)
  try {
    await bringAll(bringing, () => false)
    await finish(bringing, website, 'done')
  } catch (error) {
    assertLasting(error)
    await inOwnTransaction(payload, (req) => giveUp(req, website))
    throw error
  }
}

/** Describes what became of an export. */
async function describe(payload: BasePayload, id: string): Promise<DescribedWebsite> {
  const website = await findOldWebsite({ payload }, id)
  if (!website) throw new ImportError(REPLACED)
  const bringing = await open(payload, website)
  const i18n = await getLocalI18n({ config: payload.config, language: 'en' })
  return asPerson({ ...bringing, actor: { ...bringing.actor, i18n } }, (req) => describeWebsite(req, website))
}

async function open(payload: BasePayload, website: OldWebsite): Promise<Bringing> {
  const bringing = await openBringing(payload, website)
  if (!bringing) throw new ImportError('The site, or the account in whose name it is brought, no longer exists.')
  return bringing
}
