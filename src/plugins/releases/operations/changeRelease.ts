import { z } from 'zod'
import { readDateTimeFormats } from '@/database/tenants/readTenants'
import { defineOperation, member, notFound, refused, tenantInput, tenantOfInput, translatorOf } from '@/exports/server'
import { dayInput, timeInput } from '@/lib/events/recurring/rule'
import { instantOf } from '@/endpoints/instantOf'
import { documentsOf } from '../database/documents'
import { AREA, openRelease, requireReleaseCreator, requirePublishAll, tenantOfRelease } from '../lib/permissions'
import { addRelease, deleteRelease, openReleasesOf, writeRelease } from '../lib/releases'

const title = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .meta({ examples: ['Season launch'] })
const note = z.string().trim().max(2000)
const limit = { by: ['person' as const], points: 120, seconds: 600 }
/** `updatedAt` as the caller read it. */
const updatedAt = z.iso.datetime().meta({ examples: ['2026-09-01T08:30:00.000Z'] })
const changed = z.object({ id: z.uuid() })
/** Maximum number of open releases of a tenant. */
const MAX_OPEN = 50

export const createRelease = defineOperation({
  name: 'makeRelease',
  area: AREA,
  audit: 'releases.made',
  input: z.strictObject({ ...tenantInput, note: note.optional(), title }),
  limit,
  method: 'post',
  output: changed,
  path: '/releases',
  run: async ({ audit, input, person, req, tenantId }) => {
    if (!tenantId || !person) throw notFound(AREA)
    requireReleaseCreator(req, person, tenantId)
    if ((await openReleasesOf(req, tenantId)).length >= MAX_OPEN)
      throw refused(AREA, translatorOf(req.i18n)('releaseMostOpen', { count: MAX_OPEN }))
    const id = await addRelease(req, { createdBy: person.id, note: input.note || null, tenantId, title: input.title })
    audit({ after: { title: input.title }, target: `releases/${id}` })
    return { id }
  },
  status: 201,
  summary: 'Create a release',
  tenant: tenantOfInput,
  who: member,
})

/** Changes the title or note of an open release. */
export const changeRelease = defineOperation({
  name: 'changeRelease',
  area: AREA,
  audit: null,
  input: z.strictObject({ id: z.uuid(), note: note.optional(), title: title.optional(), updatedAt }),
  limit,
  method: 'patch',
  output: changed,
  path: '/releases/:id',
  run: async ({ input: { id, note: newNote, title: newTitle, updatedAt: seen }, person, req, tenantId }) => {
    requireReleaseCreator(req, person, tenantId)
    await openRelease(req, id, seen)
    await writeRelease(req, id, {
      ...(newTitle !== undefined && { title: newTitle }),
      ...(newNote !== undefined && { note: newNote || null }),
    })
    return { id }
  },
  summary: 'Change the title or note of a release',
  tenant: tenantOfRelease,
  who: member,
})

/** Deletes a release that has not gone live. Its documents do not change. */
export const removeRelease = defineOperation({
  name: 'removeRelease',
  area: AREA,
  audit: 'releases.removed',
  input: z.strictObject({ id: z.uuid() }),
  limit,
  method: 'delete',
  output: changed,
  path: '/releases/:id',
  run: async ({ audit, input: { id }, person, req, tenantId }) => {
    requireReleaseCreator(req, person, tenantId)
    const release = await openRelease(req, id)
    await deleteRelease(req, id)
    audit({ after: { title: release.title }, target: `releases/${id}` })
    return { id }
  },
  summary: 'Delete a release that has not gone live',
  tenant: tenantOfRelease,
  who: member,
})

/** Plans when a release goes live, in the time zone of the site. It runs with the permissions of the planner. */
export const planRelease = defineOperation({
  name: 'planRelease',
  area: AREA,
  audit: 'releases.planned',
  input: z.strictObject({ id: z.uuid(), day: dayInput, time: timeInput, updatedAt }),
  limit,
  method: 'post',
  output: changed.extend({
    /** `twice`: the clocks go back and the time occurs twice; the first is used. */
    change: z.enum(['twice']).nullable(),
  }),
  path: '/releases/:id/plan',
  run: async ({ audit, input: { day, id, time, updatedAt: seen }, person, req, tenantId }) => {
    if (!tenantId || !person) throw notFound(AREA)
    const release = await openRelease(req, id, seen)
    const documents = await documentsOf(req, id)
    requirePublishAll(
      req,
      person,
      tenantId,
      documents.map(({ collection }) => collection),
    )
    const t = translatorOf(req.i18n)
    if (documents.length === 0) throw refused(AREA, t('releaseEmpty'))
    const { change, moment } = instantOf(req, AREA, { day, time }, (await readDateTimeFormats(req, tenantId)).zone)
    if (Date.parse(moment) <= Date.now()) throw refused(AREA, t('scheduleInPast'), 'day')
    await writeRelease(req, id, { plannedBy: person.id, plannedFor: moment, state: 'planned' })
    audit({ after: { plannedFor: moment, title: release.title }, target: `releases/${id}` })
    return { change, id }
  },
  summary: 'Set when a release goes live',
  tenant: tenantOfRelease,
  who: member,
})

export const unplanRelease = defineOperation({
  name: 'unplanRelease',
  area: AREA,
  audit: 'releases.unplanned',
  input: z.strictObject({ id: z.uuid(), updatedAt }),
  limit,
  method: 'post',
  output: changed,
  path: '/releases/:id/unplan',
  run: async ({ audit, input: { id, updatedAt: seen }, person, req, tenantId }) => {
    requireReleaseCreator(req, person, tenantId)
    const release = await openRelease(req, id, seen)
    await writeRelease(req, id, { plannedBy: null, plannedFor: null, state: 'draft' })
    audit({ after: { title: release.title }, target: `releases/${id}` })
    return { id }
  },
  summary: 'Cancel the scheduled time of a release',
  tenant: tenantOfRelease,
  who: member,
})
