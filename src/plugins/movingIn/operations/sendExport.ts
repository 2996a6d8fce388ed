import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { deflate } from 'node:zlib'
import { z } from 'zod'
import {
  badRequest,
  conflict,
  defineOperation,
  loadTenant,
  member,
  notFound,
  refused,
  tenantInput,
  tenantOfInput,
  translatorOf,
} from '@/exports/server'
import { fixedMessages } from '@/i18n/fixed/en'
import { addOldWebsite, deleteReplaced, isBusy, writeOldWebsite } from '../database/oldWebsites'
import { fileSizes, sizeOfOthers, writePart } from '../database/parts'
import { queueMovingIn } from '../jobs/jobs'
import { lockExports, lockWebsite, requireMover, tenantOfWebsite } from '../lib/access'
import { AREA, MAX_BYTES, MAX_FILES, MAX_SLICE_BYTES, MAX_UPLOADS_BYTES } from '../lib/limits'

const deflated = promisify(deflate)
const area = AREA
const MAX_ALL_BYTES = MAX_BYTES + MAX_UPLOADS_BYTES

const tooLarge = (t: ReturnType<typeof translatorOf>): string =>
  t('movingInTooLarge', { megabytes: MAX_ALL_BYTES / 1024 / 1024 })

/** Announces an export, whose files then come in slices. */
export const beginOldWebsite = defineOperation({
  name: 'beginOldWebsite',
  area,
  audit: null,
  input: z.strictObject({ ...tenantInput, sizes: z.array(z.number().int().min(0)).min(1).max(MAX_FILES) }),
  limit: { by: ['person'], points: 20, seconds: 600 },
  method: 'post',
  output: z.object({ id: z.uuid() }),
  path: '/old-websites',
  run: async ({ input: { sizes }, person, req, tenantId }) => {
    requireMover(req, person, tenantId)
    const tenant = tenantId ? await loadTenant(req.payload, tenantId) : null
    if (!tenant || !person) throw notFound(AREA)
    const t = translatorOf(req.i18n)
    // Which of them are zip files shows when they are read.
    if (sizes.reduce((sum, size) => sum + size, 0) > MAX_ALL_BYTES) throw refused(AREA, tooLarge(t))
    await lockExports(req, tenant.id)
    if (await isBusy(req, tenant.id)) throw conflict(AREA, t('movingInBusy'))
    await deleteReplaced(req, tenant.id)
    const id = randomUUID()
    await addOldWebsite(req, { id, locale: tenant.defaultLanguage, sizes, tenantId: tenant.id, userId: person.id })
    return { id }
  },
  status: 201,
  summary: 'Announce the export of an old website',
  tenant: tenantOfInput,
  who: member,
})

const number = z.coerce.number().int().min(0).max(1_000)

/** Takes a slice of a file. */
export const sendOldWebsitePart = defineOperation({
  name: 'sendOldWebsitePart',
  area,
  audit: null,
  input: z.strictObject({ fileNumber: number, id: z.uuid(), part: number }),
  limit: { by: ['person'], points: 600, seconds: 600 },
  method: 'post',
  output: z.object({ received: z.number().int() }),
  path: '/old-websites/part',
  run: async ({ input: { fileNumber, id, part }, person, req }) => {
    const bytes = req.file?.data
    if (!bytes) throw badRequest(AREA, fixedMessages.requestFormat)
    const website = await lockWebsite(req, person, id)
    const t = translatorOf(req.i18n)
    if (website.state !== 'sending') throw conflict(AREA, t('movingInStale'))
    const slice = { file: fileNumber, number: part, websiteId: id }
    if (
      bytes.length > MAX_SLICE_BYTES ||
      fileNumber >= website.sizes.length ||
      (await sizeOfOthers(req, slice)) + bytes.length > website.sizes.reduce((sum, size) => sum + size, 0)
    )
      throw refused(AREA, tooLarge(t))
    await writePart(req, { ...slice, bytes: await deflated(bytes), size: bytes.length, tenantId: website.tenantId })
    return { received: bytes.length }
  },
  summary: 'Send a slice of the export of an old website',
  takesFile: true,
  tenant: tenantOfWebsite,
  who: member,
})

/** Has a worker read an export whose slices have all arrived. */
export const readSentOldWebsite = defineOperation({
  name: 'readOldWebsite',
  area,
  audit: null,
  input: z.strictObject({ id: z.uuid() }),
  limit: { by: ['person'], points: 60, seconds: 600 },
  method: 'post',
  output: z.object({ id: z.uuid() }),
  path: '/old-websites/:id/read',
  run: async ({ input: { id }, person, req }) => {
    const website = await lockWebsite(req, person, id)
    const t = translatorOf(req.i18n)
    if (website.state !== 'sending') throw conflict(AREA, t('movingInStale'))
    const arrived = await fileSizes(req, id)
    if (website.sizes.some((size, file) => (arrived.get(file) ?? 0) !== size))
      throw refused(AREA, t('movingInIncomplete'))
    await writeOldWebsite(req, id, { state: 'reading' })
    await queueMovingIn(req, 'readOldWebsite', id)
    return { id }
  },
  summary: 'Read the export of an old website',
  tenant: tenantOfWebsite,
  who: member,
})
