import { randomUUID } from 'node:crypto'
import { pickersIn } from '@/plugins/canary/lib/samples/pickers'
import { makeBreakable, whileBroken, type Rule } from './brokenRules'
import type { Stage } from './stage'
import type { Tally } from './tally'

/** What is tried while rules are broken. */
type Probe = 'creating' | 'ids' | 'lists' | 'pickers' | 'references'

interface Breaking {
  rules: readonly Rule[]
  probes: readonly Probe[]
}

/** How many cases came out wrong, of how many. */
interface Figures {
  cases: number
  wrong: string[]
}

const SCOPED_BESIDE_CONTENT = [
  'access-tokens',
  'app-config',
  'chats',
  'chat-messages',
  'csv-imports',
  'custom-attributes',
  'document-reviews',
  'form-submissions',
  'preview-links',
  'saved-views',
  'site-releases',
  'user-roles',
]

/** The application with rules that can be broken. */
export interface SecondLock {
  close: () => Promise<void>
  /** Tries to reach a neighbour's documents while rules are broken. */
  measure: (breaking: Breaking) => Promise<Figures>
  stage: Stage
}

/** Boots the application, with the plugin or without. Call it before anything of the application is imported. */
export async function openSecondLock(hasPlugin: boolean): Promise<SecondLock> {
  await makeBreakable(hasPlugin)
  const { makeStage } = await import('./stage')
  const { Tally: Counter } = await import('./tally')
  const probes = await probesOf()
  const stage = await makeStage()
  for (const tenant of [stage.tenants.a, stage.tenants.b]) await probes.furnish(stage, tenant)
  return {
    close: () => stage.app.close(),
    measure: async ({ probes: asked, rules }) => {
      const tally = new Counter(rules.join(' and ') || 'nothing')
      const documents = await probes.prepare(stage)
      await whileBroken(rules, async () => {
        for (const probe of asked) await probes[probe](stage, documents, tally)
      })
      console.log(
        `FIGURE isolation second lock, ${hasPlugin ? 'with' : 'without'} the plugin, ${tally.name} broken: ${tally.wrong.length} wrong of ${tally.cases}`,
      )
      return { cases: tally.cases, wrong: tally.wrong }
    },
    stage,
  }
}

interface Documents {
  slug: string
  document: string
  version: string
}

/** Imported after the rules have been put in place. */
async function probesOf() {
  const { createLocalReq } = await import('payload')
  const { contentTypesOf, findOrMake, make, newData, versionOf } = await import('./subjects')
  const { compareIds } = await import('../cases/neighbours')
  const { bareSubjects, tryReferences } = await import('./references')

  /** Some of each section, none with files: those are public by address. */
  const typesAtWork = (stage: Stage) =>
    contentTypesOf(stage)
      .filter(({ collection }) => !collection.upload)
      .filter((_, index) => index % 6 === 0)
  const subjectsAtWork = (stage: Stage) => bareSubjects(stage, typesAtWork(stage))

  return {
    /** Documents of the scoped collections that are no content. */
    furnish: async (stage: Stage, tenant: string) => {
      const form = await findOrMake(stage, 'forms', tenant)
      const chat = randomUUID()
      // Somebody who has left B: their own, but no longer theirs to read.
      const user = stage.users.ownerA
      for (const slug of SCOPED_BESIDE_CONTENT) {
        const expiresAt = '2030-01-01T00:00:00.000Z'
        const data = {
          'access-tokens': { expiresAt, hash: randomUUID(), keys: [], name: 'Program', user },
          'chat-messages': { chat, messageId: randomUUID(), parts: [], place: 0, role: 'user', state: 'complete' },
          chats: { id: chat, title: 'Something private', user },
          'csv-imports': { changes: [], locale: 'en', type: 'events' },
          'document-reviews': {
            askedAt: '2030-01-01T00:00:00.000Z',
            collection: 'pages',
            documentId: randomUUID(),
            state: 'asked',
          },
          'form-submissions': { answers: {}, form },
          'preview-links': {
            collection: 'pages',
            createdBy: user,
            documentId: form,
            expiresAt,
            language: 'en',
            tokenHash: randomUUID(),
          },
          'saved-views': { isShared: true, query: 'state=draft', title: 'Drafts', type: 'pages', user },
          'site-releases': { state: 'draft', title: 'Season launch' },
          'user-roles': { permissions: {}, title: 'Of the house' },
        }[slug] ?? { settings: {} }
        await stage.app.payload.db.create({ collection: slug as 'pages', data: { ...data, tenant } as never })
      }
    },
    prepare: async (stage: Stage): Promise<Documents[]> => {
      const documents: Documents[] = []
      for (const subject of subjectsAtWork(stage)) {
        const document = await make(subject, stage.tenants.b)
        documents.push({ document, slug: subject.slug, version: await versionOf(subject, document) })
      }
      return documents
    },
    ids: async (stage: Stage, documents: Documents[], tally: Tally) => {
      for (const { slug, ...ids } of documents) await compareIds(stage, slug, ids, tally)
    },
    lists: async (stage: Stage, _: Documents[], tally: Tally) => {
      for (const slug of [
        ...contentTypesOf(stage)
          .filter(({ collection }) => !collection.upload)
          .map((type) => type.slug),
        ...SCOPED_BESIDE_CONTENT,
      ]) {
        for (const query of ['', `&where[tenant][equals]=${stage.tenants.b}`]) {
          const { body, status } = await stage.clients.ownerA.get<{ docs?: { tenant: unknown }[] }>(
            `/${slug}?limit=200&depth=0&trash=true${query}`,
          )
          const foreign = (body.docs ?? []).filter(({ tenant }) => tenant === stage.tenants.b)
          tally.check(foreign.length === 0, `${slug}: lists ${foreign.length} documents of the neighbour (${status})`)
        }
      }
    },
    creating: async (stage: Stage, _: Documents[], tally: Tally) => {
      for (const subject of subjectsAtWork(stage)) {
        for (const query of ['', '?draft=true', '?draft=true&autosave=true']) {
          const data = await newData(subject, stage.tenants.b)
          const answer = await stage.clients.adminA.post(`/${subject.slug}${query}`, data)
          const unknown = await stage.clients.adminA.post(`/${subject.slug}${query}`, { ...data, tenant: randomUUID() })
          tally.check(answer.status >= 400, `${subject.slug}${query}: creates for the neighbour (${answer.status})`)
          tally.check(
            answer.status === unknown.status || answer.status < 400,
            `${subject.slug}${query}: tells a neighbour from none (${answer.status} / ${unknown.status})`,
          )
        }
      }
    },
    pickers: async (stage: Stage, _: Documents[], tally: Tally) => {
      const { payload } = stage.app
      const user = await payload.findByID({ collection: 'users', id: stage.users.adminA, overrideAccess: true })
      const req = await createLocalReq({ user }, payload)
      for (const type of contentTypesOf(stage)) {
        for (const { filter, name, relationTo } of pickersIn(
          payload.collections[type.slug as 'pages'].config.flattenedFields,
        )) {
          await findOrMake(stage, relationTo, stage.tenants.b)
          const where = await filter({
            blockData: {},
            data: { tenant: stage.tenants.a },
            id: undefined,
            relationTo,
            req,
            siblingData: {},
            user,
          })
          const offered =
            where === false
              ? 0
              : (
                  await payload.db.count({
                    collection: relationTo as 'pages',
                    where: { and: [{ tenant: { equals: stage.tenants.b } }, ...(where === true ? [] : [where])] },
                  })
                ).totalDocs
          tally.check(offered === 0, `${type.slug} ${name}: offers ${offered} ${relationTo} of the neighbour`)
        }
      }
    },
    references: async (stage: Stage, _: Documents[], tally: Tally) => {
      for (const subject of subjectsAtWork(stage).slice(0, 1)) await tryReferences(subject, tally)
    },
  }
}
